/** A text without differences in spelling: accents, case, punctuation, 'The' and 'St'. */
export const normalize = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}.'’ʼ]/gu, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[\s-]+/g, ' ')
    .trim()
    .replace(/^the /, '')
    .replace(/^st /, 'saint ');
