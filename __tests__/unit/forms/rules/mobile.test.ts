import { mobileDigits } from '../../../../src/forms/rules';

describe('what the mobile field keeps', () => {
  test.each([
    ['nothing', '', ''],
    ['no digit', 'call me', ''],
    ['fewer than ten digits', '74001', '74001'],
    ['ten digits', '7400123456', '7400123456'],
    ['no more than ten', '740012345678', '7400123456'],
    ['a number with spaces, brackets and hyphens', '(7400) 123-456', '7400123456'],
    ['full-width digits', '７４００１２３４５６', '7400123456'],
    ['Arabic digits', '٧٤٠٠١٢٣٤٥٦', '7400123456'],
    ['Persian digits', '۷۴۰۰۱۲۳۴۵۶', '7400123456'],
    ['Hindi digits', '९८७६५४३२१०', '9876543210'],
    ['Gujarati digits', '૯૮૭૬૫૪૩૨૧૦', '9876543210'],
    ['digits of a script beyond the basic plane', '𑁦𑁯', '09'],
    ['mathematical digits, whose runs touch', '𝟎𝟗𝟘𝟡𝟢𝟫𝟬𝟵𝟶𝟿', '0909090909'],
    ['a superscript or a fraction is no digit', '²½7', '7'],
    ['minus, exponent and point', '-1e5.5', '155'],
  ])('%s', (_, value, digits) => {
    expect(mobileDigits(value)).toBe(digits);
  });
});
