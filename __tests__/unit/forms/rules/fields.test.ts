import { contact } from '../../../fixtures/contact';
import {
  CONTACT_FIELDS,
  COMPANY_STRENGTHS,
  contactErrors,
  EMPTY_CONTACT,
  fieldError,
  keysOf,
  LIMITS,
  TIMEOUTS,
  type ContactField,
} from '../../../../src/forms/rules';

const errorOf = (name: ContactField, value: unknown) => fieldError(CONTACT_FIELDS[name], value);

describe('firstName', () => {
  test.each([
    ['nothing', '', 'required'],
    ['a missing value', undefined, 'required'],
    ['a space', ' ', 'invalid'],
    ['two letters', 'Al', 'invalid'],
    ['three letters', 'Ann', undefined],
    ['letters with a space between', 'Anna Maria', 'invalid'],
    ['a digit', 'Anna1', 'invalid'],
    ['an apostrophe', "D'Arcy", 'invalid'],
    ['a line break at the end', 'Anna\n', 'invalid'],
    ['accents', 'Zoë', undefined],
    ['Chinese, three characters', '王小明', undefined],
    ['Chinese, two characters', '小明', 'invalid'],
    ['Hindi, with a vowel sign', 'राम', undefined],
    ['two letters, one with a separate accent', 'Jo\u0301', 'invalid'],
    ['three letters, one with a separate accent', 'Jo\u0301n', undefined],
    ['a letter with two separate marks', 'Nguye\u0302\u0303n', undefined],
    ['a letter with three', 'Anna\u0301\u0302\u0303', 'invalid'],
    ['a letter with three Thai marks', '\u0e01\u0e49\u0e49\u0e49\u0e01\u0e01', 'invalid'],
    ['Burmese, with four marks', 'မျိုးမျိုးမျိုး', undefined],
    ['Hangul fillers, which are invisible', '\u3164\u3164\u3164', 'invalid'],
    ['an invisible letter among others', 'Ann\u115fa', 'invalid'],
    ['a halfwidth filler', 'Anna\uffa0', 'invalid'],
    ['an invisible mark', 'Anna\u034f', 'invalid'],
    ['an accent without a letter', '\u0301Ann', 'invalid'],
    ['letters beyond the basic plane count once', '𐐀𐐁', 'invalid'],
    ['an emoji', 'Anna😀', 'invalid'],
    ['half of a surrogate pair', 'Ann\ud800', 'invalid'],
    ['as long as allowed', 'a'.repeat(LIMITS.nameMax), undefined],
    ['longer than allowed', 'a'.repeat(LIMITS.nameMax + 1), 'invalid'],
  ])('%s', (_, value, message) => {
    expect(errorOf('firstName', value)).toBe(message);
  });
});

describe('lastName', () => {
  test.each([
    ['nothing', '', undefined],
    ['letters', 'Smith', undefined],
    ['letters and spaces', 'de la Cruz', undefined],
    ['an invisible letter', 'de \u3164 Cruz', 'invalid'],
    ['stacked marks', 'Cru\u0301\u0301\u0301z', 'invalid'],
    ['accents, composed and separate', 'Núñez Nu\u0301n\u0303ez', undefined],
    ['a digit', 'Smith 2', 'invalid'],
    ['an apostrophe', "O'Brien", 'invalid'],
    ['a tab', 'de\tla', 'invalid'],
    ['a line break', 'Smith\nBcc: x', 'invalid'],
    ['an accent without a letter', ' \u0301', 'invalid'],
    ['an accent without a letter, later', 'de \u0301', 'invalid'],
    ['as long as allowed', 'a'.repeat(LIMITS.nameMax), undefined],
    ['longer than allowed', 'a'.repeat(LIMITS.nameMax + 1), 'invalid'],
  ])('%s', (_, value, message) => {
    expect(errorOf('lastName', value)).toBe(message);
  });
});

describe('companyName and country', () => {
  const rows: [string, string | undefined, string | undefined][] = [
    ['nothing', '', 'required'],
    ['a missing value', undefined, 'required'],
    ['spaces', '   ', 'required'],
    ['one character', '3', undefined],
    ['a name with spaces around', ' Sample Bank & Co. ', undefined],
  ];

  test.each(rows)('companyName: %s', (_, value, message) => {
    expect(errorOf('companyName', value)).toBe(message);
  });
  test.each(rows)('country: %s', (_, value, message) => {
    expect(errorOf('country', value)).toBe(message);
  });
});

describe('companyStrength', () => {
  test.each(COMPANY_STRENGTHS)('%s is right', (band) => {
    expect(errorOf('companyStrength', band)).toBeUndefined();
  });
  test.each(['', undefined, ' ', '<=50 ', '51-250', '50', 'constructor'])('%p is not', (value) => {
    expect(errorOf('companyStrength', value)).toBe('required');
  });
});

describe('message', () => {
  test.each([
    ['nothing', '', undefined],
    ['a missing value', undefined, undefined],
    ['200 characters', 'a'.repeat(200), undefined],
    ['201 characters', 'a'.repeat(201), 'invalid'],
    ['100 emoji, of two units each', '😀'.repeat(100), undefined],
    ['any characters', '<script>\n\u0000', undefined],
  ])('%s', (_, value, message) => {
    expect(errorOf('message', value)).toBe(message);
  });
});

describe('mobileNo', () => {
  test.each(['7400123456', '0000000000'])('%s is valid', (value) => {
    expect(errorOf('mobileNo', value)).toBeUndefined();
  });
  test.each([
    '',
    undefined,
    '740012345',
    '74001234567',
    '74001 23456',
    '+447400123',
    '7400123456\n',
    '٧٤٠٠١٢٣٤٥٦',
    'abcdefghij',
  ])('%p is not', (value) => {
    expect(errorOf('mobileNo', value)).toBe('mobileNo');
  });
});

test('an empty business email gets the message of any empty field', () => {
  expect(errorOf('businessMail', '')).toBe('required');
  expect(errorOf('businessMail', 'anna')).toBe('emailOneAt');
});

test.each(keysOf(EMPTY_CONTACT))('%s of another type is invalid', (name) => {
  for (const value of [7, ['x'], {}]) expect(errorOf(name, value)).toBe('invalid');
});

describe('a form', () => {
  test('has no errors where every value is valid, optional fields empty or filled in', () => {
    expect(contactErrors(contact)).toEqual({});
    expect(contactErrors({ ...contact, lastName: '', message: '' })).toEqual({});
  });

  test('has one error for each mandatory field while it is untouched', () => {
    expect(contactErrors(EMPTY_CONTACT)).toEqual({
      firstName: 'required',
      businessMail: 'required',
      companyName: 'required',
      companyStrength: 'required',
      country: 'required',
      mobileNo: 'mobileNo',
    });
    expect(contactErrors({})).toEqual(contactErrors(EMPTY_CONTACT));
  });
});

test('the browser waits longer than the function takes at most (R174)', () => {
  expect(TIMEOUTS).toMatchObject({ submit: 15_000, emailProvider: 8_000 });
  expect(TIMEOUTS.submit).toBeGreaterThan(TIMEOUTS.requestBody + TIMEOUTS.emailProvider);
});
