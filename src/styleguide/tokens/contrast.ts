import type { Paint } from './resolve';

/** The colour that shows where one lies over an opaque other. */
const over = (top: Paint, ground: Paint): Paint => {
  const mix = (index: 0 | 1 | 2) => top[index] * top[3] + ground[index] * (1 - top[3]);
  return [mix(0), mix(1), mix(2), 1];
};

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: Paint): number {
  const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of a colour on an opaque ground, 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(colour: Paint, ground: Paint): number {
  const [light = 0, dark = 0] = [luminance(over(colour, ground)), luminance(ground)].sort(
    (one, other) => other - one,
  );
  return (light + 0.05) / (dark + 0.05);
}

/** What a contrast is good for: text from 4.5, controls and large text from 3. */
export function verdict(ratio: number): 'text' | 'controls' | 'neither' {
  if (ratio >= 4.5) return 'text';
  return ratio >= 3 ? 'controls' : 'neither';
}
