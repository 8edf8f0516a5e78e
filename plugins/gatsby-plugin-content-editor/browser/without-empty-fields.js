const isEmpty = (value) =>
  value === undefined || value === null || value === '' || value === false || value.size === 0;

/**
 * Removes empty optional fields, such as `draft: false`, at all depths, so that a save changes only what a writer has
 * changed. A text that may be empty (`minlength: 0`) stays.
 *
 * @param data an Immutable Map
 * @param fields the fields of the editor's configuration
 */
export function withoutEmptyFields(data, fields) {
  return fields.reduce((result, { name, required, minlength, fields: inner }) => {
    const value = result.get(name);
    if (!required && minlength !== 0 && isEmpty(value)) return result.delete(name);
    if (!inner || !value) return result;
    const isList = !value.has(inner[0].name);
    return result.set(
      name,
      isList
        ? value.map((item) => withoutEmptyFields(item, inner))
        : withoutEmptyFields(value, inner),
    );
  }, data);
}
