/** A straight mark opens where nothing, a blank, a bracket, a dash or another opening mark stands before. */
const opens = (before: string) => before === '' || /[\s([{–—/‘“]$/.test(before);

/**
 * Puts quotation marks and apostrophes in place of the straight ones of a keyboard, as British English
 * sets them: ‘single’, “double”, it’s. Marks that are written as such stay as they are.
 *
 * @param before what stands before the text in its paragraph: a mark's side depends on it
 */
export function withQuotationMarks(text: string, before = ''): string {
  let set = before;
  for (const character of text) {
    if (character === '"') set += opens(set) ? '“' : '”';
    else if (character === "'") set += opens(set) ? '‘' : '’';
    else set += character;
  }
  return set.slice(before.length);
}
