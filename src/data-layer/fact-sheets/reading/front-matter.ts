import type { Mistakes } from './mistake';

/** What stands on a fact sheet's cover and in its document properties (type FactSheet of the schema). */
export interface FrontMatter {
  heading: string;
  /** The day of publication, such as 2024-11-12. */
  date: string;
  description: string[];
  picture: { file: string; alt: string };
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isFilled = (value: unknown): value is string => isText(value) && value.trim() !== '';

/** Whether a value is a day such as 2024-11-12. */
export const isDay = (value: unknown): value is string =>
  isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every(isFilled);

const isPicture = (value: unknown): value is { file: string; alt: string } =>
  typeof value === 'object' &&
  value !== null &&
  'file' in value &&
  isFilled(value.file) &&
  'alt' in value &&
  isText(value.alt);

/** A field's value where it has the right shape; otherwise notes the mistake and gives the fallback. */
function field<T>(
  value: unknown,
  hasShape: (value: unknown) => value is T,
  fallback: T,
  note: () => void,
): T {
  if (hasShape(value)) return value;
  note();
  return fallback;
}

/** Reads the fields that the document needs; every one that is missing or misshapen is noted. */
export function readFields(written: Record<string, unknown>, mistakes: Mistakes): FrontMatter {
  const note = (name: string, example: string) => () =>
    mistakes.add(`the field ${name} is missing or misshapen`, `Write ${example}`);
  return {
    heading: field(written.heading, isFilled, '', note('heading', 'heading: The title')),
    date: field(written.date, isDay, '1970-01-01', note('date', 'date: 2024-11-12')),
    description: field(
      written.description,
      isTexts,
      [],
      note('description', 'description: and under it a line that begins with - for each paragraph'),
    ),
    picture: field(
      written.picture,
      isPicture,
      { file: '', alt: '' },
      note('picture', 'picture: with file: ./pictures/name.png and alt: what it shows'),
    ),
  };
}
