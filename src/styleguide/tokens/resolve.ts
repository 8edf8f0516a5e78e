/** A colour as the browser paints it: red, green and blue from 0 to 255, opacity from 0 to 1. */
export type Paint = readonly [red: number, green: number, blue: number, opacity: number];

/** What the browser makes of a value for a property. In the browser only. */
function computed(property: string, value: string): string {
  const probe = document.createElement('span');
  probe.style.setProperty('position', 'absolute');
  probe.style.setProperty(property, value);
  document.body.append(probe);
  const result = getComputedStyle(probe).getPropertyValue(property);
  probe.remove();
  return result;
}

/** A length in CSS pixels. */
export const pixels = (value: string) => parseFloat(computed('width', value));

/** A colour's parts. */
export function paint(value: string): Paint {
  const [red = 0, green = 0, blue = 0, opacity = 1] =
    computed('color', value)
      .match(/[\d.]+/g)
      ?.map(Number) ?? [];
  return [red, green, blue, opacity];
}

/** A number of pixels, short. */
export const short = (number: number) => String(Math.round(number * 10) / 10);

/** A length as people read it: `16 px`, and for a fluid one its ends, `40–72 px`. */
export function lengthText(value: string): string {
  const ends = /^clamp\(([^,]+),.*,([^,]+)\)$/.exec(value);
  if (!ends?.[1] || !ends[2]) return `${short(pixels(value))} px`;
  return `${short(pixels(ends[1]))}–${short(pixels(ends[2]))} px`;
}
