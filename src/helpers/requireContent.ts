type Present<Data> = { readonly [Name in keyof Data]: NonNullable<Data[Name]> };

const isPresent = <Data extends object>(data: Data): data is Data & Present<Data> =>
  Object.values(data).every(Boolean);

/**
 * The result of a page's or a static query, whose parts are null if a file of `content/` is missing.
 *
 * @throws if a part is missing. The content checks stop a build before.
 */
export function requireContent<Data extends object>(data: Data): Present<Data> {
  if (isPresent(data)) return data;
  const missing = Object.entries(data).flatMap(([name, part]) => (part ? [] : name));
  throw new Error(`The content of ${missing.join(' and ')} is missing`);
}
