/**
 * Decodes an address, or a part of it, into a file's name or an id. Anything that is not an encoded character, such as
 * `%` in `50%.png`, stays.
 */
export const decoded = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes);
    } catch {
      return codes;
    }
  });
