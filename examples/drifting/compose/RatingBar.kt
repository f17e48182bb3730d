package gallery

import androidx.compose.foundation.clickable
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.interaction.collectIsPressedAsState
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Icon
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.scale
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import com.adamglin.PhosphorIcons
import com.adamglin.phosphoricons.Fill
import com.adamglin.phosphoricons.fill.Heart

private const val StarCount = 5

/** A row of stars that shows a rating, and takes one. */
@Composable
fun RatingBar(
    rating: Int,
    onRate: (Int) -> Unit,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    label: String = "Rating",
) {
    Row(
        modifier = modifier.semantics { contentDescription = label },
        horizontalArrangement = Arrangement.spacedBy(4.dp),
    ) {
        for (position in 1..StarCount) {
            RatingStar(position, selected = position <= rating, enabled = enabled) { onRate(position) }
        }
    }
}

@Composable
private fun RatingStar(position: Int, selected: Boolean, enabled: Boolean, onClick: () -> Unit) {
    val interactions = remember { MutableInteractionSource() }
    val pressed by interactions.collectIsPressedAsState()
    Icon(
        imageVector = PhosphorIcons.Fill.Heart,
        contentDescription = "$position of $StarCount stars",
        tint = if (selected) Theme.colors.gold else Theme.colors.inkFaint,
        modifier = Modifier
            .clickable(interactions, indication = null, enabled = enabled, role = Role.Button, onClick = onClick)
            .size(24.dp)
            .scale(if (pressed) 0.9f else 1f)
            .alpha(if (enabled) 1f else 0.4f),
    )
}
