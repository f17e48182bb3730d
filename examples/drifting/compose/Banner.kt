package gallery

import androidx.compose.animation.AnimatedVisibility
import androidx.compose.animation.core.CubicBezierEasing
import androidx.compose.animation.core.tween
import androidx.compose.animation.fadeIn
import androidx.compose.animation.fadeOut
import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.gestures.Orientation
import androidx.compose.foundation.gestures.draggable
import androidx.compose.foundation.gestures.rememberDraggableState
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.text.BasicText
import androidx.compose.material3.Icon
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import com.adamglin.PhosphorIcons
import com.adamglin.phosphoricons.Bold
import com.adamglin.phosphoricons.bold.X
import kotlinx.coroutines.delay

private const val DismissDelay = 4000L
private const val DismissDistance = 48f

/** A short message at the top of the screen, which leaves by itself or with a swipe. */
@Composable
fun Banner(visible: Boolean, onDismiss: () -> Unit, content: @Composable RowScope.() -> Unit) {
    var drag by remember { mutableFloatStateOf(0f) }
    LaunchedEffect(visible) {
        delay(DismissDelay)
        onDismiss()
    }
    AnimatedVisibility(
        visible = visible,
        enter = fadeIn(tween(250, easing = CubicBezierEasing(0.2f, 0f, 0f, 1f))),
        exit = fadeOut(tween(180, easing = CubicBezierEasing(0.2f, 0f, 0f, 1f))),
    ) {
        Row(
            modifier = Modifier
                .widthIn(max = 480.dp)
                .shadow(Shadows.md, RoundedCornerShape(Radius.lg))
                .background(Theme.colors.card, RoundedCornerShape(Radius.lg))
                .draggable(
                    state = rememberDraggableState { drag += it },
                    orientation = Orientation.Vertical,
                    onDragStopped = {
                        if (drag < -DismissDistance) onDismiss()
                        drag = 0f
                    },
                )
                .padding(horizontal = 16.dp, vertical = 12.dp),
            horizontalArrangement = Arrangement.spacedBy(12.dp),
            verticalAlignment = Alignment.Top,
            content = content,
        )
    }
}

@Composable
fun BannerTitle(text: String) {
    BasicText(
        text = text,
        style = Typography.sm.copy(color = Theme.colors.ink, fontWeight = FontWeight.SemiBold),
    )
}

@Composable
fun BannerMessage(text: String) {
    BasicText(
        text = text,
        style = Typography.sm.copy(color = Theme.colors.inkMuted),
        maxLines = 2,
    )
}

@Composable
fun BannerClose(onClick: () -> Unit, label: String = "Dismiss") {
    Box(
        modifier = Modifier
            .size(32.dp)
            .clickable(role = Role.Button, onClick = onClick)
            .semantics { contentDescription = label },
        contentAlignment = Alignment.Center,
    ) {
        Icon(
            imageVector = PhosphorIcons.Bold.X,
            contentDescription = null,
            tint = Theme.colors.inkMuted,
            modifier = Modifier.size(16.dp),
        )
    }
}
