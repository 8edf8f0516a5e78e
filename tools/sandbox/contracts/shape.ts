/** Tells what is wrong with a value, or undefined if it is right. */
export type Check = (value: unknown) => string | undefined;

/** A check for each field that an object must have, and none else. */
export type Shape = Readonly<Record<string, Check>>;

/** Any text, an empty one too. */
export const text: Check = (value) => (typeof value === 'string' ? undefined : 'must be a text');

/** A text with at least one character that is no blank. */
export const filledText: Check = (value) =>
  typeof value === 'string' && /\S/.test(value) ? undefined : 'must be a text that is not empty';

/** true or false. */
export const yesOrNo: Check = (value) =>
  typeof value === 'boolean' ? undefined : 'must be true or false';

/** A text of one pattern. */
export function pattern(expression: RegExp, description: string): Check {
  return (value) =>
    typeof value === 'string' && expression.test(value) ? undefined : `must be ${description}`;
}

/** One value and no other. */
export function exactly(expected: string): Check {
  return (value) => (value === expected ? undefined : `must be '${expected}'`);
}

/** Tells whether a value is an object with fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Holds an object against a shape.
 *
 * @param path what goes before a field's name in a mistake, such as 'message.'
 * @returns a line for each field that is wrong, missing or unknown
 */
export function mistakesIn(value: unknown, shape: Shape, path = ''): string[] {
  if (!isRecord(value)) return [`${path.replace(/\.$/, '') || 'the body'}: must be an object`];
  const unknown = Object.keys(value)
    .filter((field) => !Object.hasOwn(shape, field))
    .map((field) => `${path}${field}: unknown`);
  const wrong = Object.entries(shape).flatMap(([field, check]) => {
    if (!Object.hasOwn(value, field)) return [`${path}${field}: missing`];
    const mistake = check(value[field]);
    return mistake === undefined ? [] : [`${path}${field}: ${mistake}`];
  });
  return [...unknown, ...wrong];
}

/** An e-mail address, roughly. */
export const address = pattern(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, 'an e-mail address');
