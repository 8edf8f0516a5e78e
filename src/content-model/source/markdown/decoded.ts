/**
 * Decodes an address, or a part of it: the only way from what a text names to a file's name or an id. What is no encoded
 * character, such as the sign in `50%.png`, stays as it is.
 */
export const decoded = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes);
    } catch {
      return codes;
    }
  });
