/** A text without what people write in different ways: accents, case, punctuation, 'The' and 'St'. */
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
