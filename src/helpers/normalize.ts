/** A text without differences in spelling: accents, case, width (ＵＫ), punctuation, 'The' and 'St'. */
export const normalize = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}.'’ʼ]/gu, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[\s-]+/g, ' ')
    .trim()
    .replace(/^the /, '')
    .replace(/^st /, 'saint ');
