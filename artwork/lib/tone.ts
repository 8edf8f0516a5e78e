import { colours, isDark, mix, type Colour } from './colour';
import type { Canvas } from './canvas';
import type { Solid } from './scene';

/** The colour of shade. */
const shade = mix(colours.ink, colours.harbourDeep, 0.35);

/** One of two colours, for dark solids and for light ones, with the solid's fade. */
function faded(canvas: Canvas, solid: Solid, dark: Colour, light: Colour): Colour {
  return mix(isDark(solid.colour) ? dark : light, canvas.ground.colour, solid.fade);
}

/** A solid's colour with a share of shade, and with the solid's fade. */
export function tone(canvas: Canvas, solid: Solid, share: number): Colour {
  const dark = mix(solid.colour, colours.ink, Math.min(0.94, share * 1.5));
  return faded(canvas, solid, dark, mix(solid.colour, shade, share));
}

/** The colour of the thin lines drawn on a solid. */
export function lineColour(canvas: Canvas, solid: Solid): Colour {
  const dark = mix(solid.colour, colours.mist, 0.34);
  return faded(canvas, solid, dark, mix(solid.colour, colours.ink, 0.36));
}

/** The colour of a bright edge. */
export function rimColour(canvas: Canvas, solid: Solid): Colour {
  return faded(canvas, solid, mix(solid.colour, colours.mist, 0.42), colours.white);
}
