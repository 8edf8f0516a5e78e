/** The chapters, in the order of the page. */
export const chapters = [
  'Colour',
  'Type',
  'Space',
  'Motion',
  'Buttons',
  'Fields',
  'Overlays',
  'Pictures',
  'Insights',
  'Map',
] as const;

/** The anchor of a chapter. */
export const chapterId = (name: string) => `guide-${name.toLowerCase()}`;
