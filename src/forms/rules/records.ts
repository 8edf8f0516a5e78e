// The overloads keep the types of keys, which `Object.keys` and `Object.fromEntries` widen to `string`.

export function keysOf<Key extends string>(object: Readonly<Record<Key, unknown>>): readonly Key[];
export function keysOf(object: object): readonly string[] {
  return Object.keys(object);
}

/** An object with these keys. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value>;
export function recordOf(keys: readonly string[], valueOf: (key: string) => unknown) {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)]));
}

/** Whether a value is an object, but no array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The values of a form, by name. */
export type FormValues = Record<string, string | boolean>;

function isLike<Value>(value: unknown, example: Value): value is Value {
  return typeof value === typeof example;
}

/** The values that belong to a form and have the right type. */
export function pickValues<Values extends FormValues>(
  candidates: Readonly<Record<string, unknown>>,
  empty: Values,
): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const name in empty) {
    const value = Object.hasOwn(candidates, name) ? candidates[name] : undefined;
    if (isLike(value, empty[name])) picked[name] = value;
  }
  return picked;
}
