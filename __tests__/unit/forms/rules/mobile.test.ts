import { mobileDigits } from '../../../../src/forms/rules';

describe('what the mobile field keeps', () => {
  test.each([
    ['nothing', '', ''],
    ['fewer than ten digits', '74001', '74001'],
    ['no more than ten', '740012345678', '7400123456'],
    ['a number with spaces, brackets and hyphens', '(7400) 123-456', '7400123456'],
    ['mathematical digits, whose runs touch', '𝟎𝟗𝟘𝟡𝟢𝟫𝟬𝟵𝟶𝟿', '0909090909'],
    ['a superscript or a fraction is no digit', '²½7', '7'],
    ['minus, exponent and point', '-1e5.5', '155'],
  ])('%s', (_, value, digits) => {
    expect(mobileDigits(value)).toBe(digits);
  });
});
