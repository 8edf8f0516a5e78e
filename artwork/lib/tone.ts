import { colours, isDark, mix, type Colour } from './colour';
import type { Canvas } from './canvas';
import type { Solid } from './scene';

/** The colour of shade. */
const shade = mix(colours.ink, colours.harbourDeep, 0.35);

/** A solid's colour with a share of shade, and with the solid's fade. */
export function tone(canvas: Canvas, solid: Solid, share: number): Colour {
  const shaded = isDark(solid.colour)
    ? mix(solid.colour, colours.ink, Math.min(0.94, share * 1.5))
    : mix(solid.colour, shade, share);
  return mix(shaded, canvas.picture.ground.colour, solid.fade);
}

/** The colour of the thin lines drawn on a solid. */
export function lineColour(canvas: Canvas, solid: Solid): Colour {
  const line = isDark(solid.colour)
    ? mix(solid.colour, colours.mist, 0.34)
    : mix(solid.colour, colours.ink, 0.36);
  return mix(line, canvas.picture.ground.colour, solid.fade);
}

/** The colour of a bright edge. */
export function rimColour(canvas: Canvas, solid: Solid): Colour {
  const rim = isDark(solid.colour) ? mix(solid.colour, colours.mist, 0.42) : colours.white;
  return mix(rim, canvas.picture.ground.colour, solid.fade);
}
