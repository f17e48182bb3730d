package gallery

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.dropShadow
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.graphics.shadow.Shadow
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.DpOffset
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp

@Immutable
data class Colors(
    val card: Color,
    val ink: Color,
    val inkMuted: Color,
    val inkFaint: Color,
    val gold: Color,
    val alert: Color,
    val onAlert: Color,
)

val LightColors = Colors(
    card = Color(0xFFFFFFFF),
    ink = Color(0xFF1B1F24),
    inkMuted = Color(0xFF5B6470),
    inkFaint = Color(0xFFC3C9D1),
    gold = Color(0xFFE09F1F),
    alert = Color(0xFFC82A3C),
    onAlert = Color(0xFFFFFFFF),
)

val DarkColors = Colors(
    card = Color(0xFF1E2126),
    ink = Color(0xFFF2F4F7),
    inkMuted = Color(0xFFA6AEBA),
    inkFaint = Color(0xFF4A515C),
    gold = Color(0xFFF2B84B),
    alert = Color(0xFFE05263),
    onAlert = Color(0xFFFFFFFF),
)

object Theme {
    val colors: Colors
        @Composable @ReadOnlyComposable
        get() = if (isSystemInDarkTheme()) DarkColors else LightColors
}

object Radius {
    val sm = 6.dp
    val md = 10.dp
    val lg = 16.dp
}

object Typography {
    val xs = TextStyle(fontSize = 12.sp, lineHeight = 16.sp)
    val sm = TextStyle(fontSize = 14.sp, lineHeight = 20.sp)
}

@Immutable
data class ShadowStyle(val alpha: Float, val blur: Dp, val y: Dp)

object Shadows {
    val md = ShadowStyle(alpha = 0.12f, blur = 12.dp, y = 4.dp)
}

fun Modifier.shadow(style: ShadowStyle, shape: Shape): Modifier = dropShadow(
    shape,
    Shadow(radius = style.blur, color = Color.Black, alpha = style.alpha, offset = DpOffset(0.dp, style.y)),
)
