const opening: Readonly<Record<string, RegExp>> = {
  '"': /^[^\s]/,
  // '90s is an apostrophe.
  "'": /^[^\s\d]/,
};

/** A text with typographic quotation marks and apostrophes, of the same length. */
export const curlyQuotes = (text: string): string =>
  text.replace(/["']/g, (mark, index: number) => {
    const isOpening =
      /(?:^|[\s([{“‘"'/—–])$/.test(text.slice(0, index)) &&
      opening[mark]?.test(text.slice(index + 1));
    if (mark === '"') return isOpening ? '“' : '”';
    return isOpening ? '‘' : '’';
  });
