import {
  CONTACT_FIELDS,
  EMPTY_CONTACT,
  fieldError,
  formErrors,
  keysOf,
  LIMITS,
  TIMEOUTS,
  type ContactField,
} from '../../../../src/forms/rules';
import { contact } from '../../../fixtures/contact';
import { international, specified } from '../../../fixtures/form-settings';

const errorOf = (name: ContactField, value: unknown, settings = specified) =>
  fieldError(CONTACT_FIELDS[name], value, settings);
/** A first name with too few letters. */
const short = 'a'.repeat(LIMITS.firstNameMin - 1);
const contactErrors = (values: object) => formErrors(CONTACT_FIELDS, values, specified);

test.each<[ContactField, string, unknown, string | undefined]>([
  ['firstName', 'a space', ' ', 'required'],
  ['firstName', 'spaces around', '\u00a0 Anna\u3000 ', undefined],
  ['firstName', 'marks of direction around', '\u202aAnna\u202c\u200e', undefined],
  ['firstName', 'the mark that dictation on iOS leaves', 'Anna\ufffc', undefined],
  ['firstName', 'too few letters, counted without spaces', `${short} `, 'invalid'],
  ['firstName', 'enough letters', `${short}a`, undefined],
  ['firstName', 'letters with a space between', 'Anna Maria', 'invalid'],
  ['firstName', 'a digit', 'Anna1', 'invalid'],
  ['firstName', 'an apostrophe', "D'Arcy", 'invalid'],
  ['firstName', 'a line break at the end', 'Anna\n', undefined],
  ['firstName', 'a line break within', 'An\nna', 'invalid'],
  ['firstName', 'accents', 'Zoë', undefined],
  ['firstName', 'Hindi, with a vowel sign', 'राम', undefined],
  ['firstName', 'a letter with two separate marks', 'Nguye\u0302\u0303n', undefined],
  ['firstName', 'a letter with three', 'Anna\u0301\u0302\u0303', 'invalid'],
  ['firstName', 'Burmese, with four marks', 'မျိုးမျိုးမျိုး', undefined],
  ['lastName', 'Hindi, with three marks', 'ख़ाँ', undefined],
  ['firstName', 'Persian, with a non-joiner', 'علی\u200cرضا', undefined],
  ['firstName', 'Sinhala, with a joiner', 'චන්ද්\u200dරිකා', undefined],
  ['firstName', 'two joiners', 'علی\u200c\u200cرضا', 'invalid'],
  ['firstName', 'a joiner beside a Latin letter', 'Anna\u200d', 'invalid'],
  ['firstName', 'Hangul fillers, which are invisible', '\u3164\u3164\u3164', 'invalid'],
  ['firstName', 'an invisible mark', 'Anna\u034f', 'invalid'],
  ['firstName', 'an accent without a letter', '\u0301Ann', 'invalid'],
  ['firstName', 'letters beyond the basic plane count once', short.replaceAll('a', '𐐀'), 'invalid'],
  ['firstName', 'half of a surrogate pair', 'Ann\ud800', 'invalid'],
  ['firstName', 'as long as allowed', 'a'.repeat(LIMITS.nameMax), undefined],
  ['firstName', 'longer than allowed', 'a'.repeat(LIMITS.nameMax + 1), 'invalid'],
  ['lastName', 'letters and spaces', 'de la Cruz', undefined],
  ['lastName', 'spaces of other kinds', 'de\u00a0la\u3000Cruz\u00a0', undefined],
  ['lastName', 'a tab between the cells of a table', 'de la\tCruz', undefined],
  ['lastName', 'an apostrophe', "O'Brien", 'invalid'],
  ['lastName', 'a line break', 'Smith\nBcc: x', 'invalid'],
  ['lastName', 'an accent without a letter, later', 'de \u0301', 'invalid'],
  ['lastName', 'longer than allowed', 'a'.repeat(LIMITS.nameMax + 1), 'invalid'],
  ['businessMail', 'spaces around', '\u00a0anna@bank.example ', undefined],
  [
    'businessMail',
    'marks of direction, a soft hyphen',
    '\u200eanna@sample\u00adbank.example\u2069',
    undefined,
  ],
  [
    'businessMail',
    'hyphens that do not break',
    'anne\u2011marie@sample\u2010bank.example',
    undefined,
  ],
  ['businessMail', 'full width', 'ａｎｎａ＠ｂａｎｋ．ｅｘａｍｐｌｅ', undefined],
  ['businessMail', 'full stops of Chinese and Japanese', 'anna＠bank。co｡jp', undefined],
  ['businessMail', 'any length', `${'a'.repeat(500)}@bank.example`, undefined],
  ['businessMail', 'nothing but spaces', ' \u200b', 'required'],
  ['companyName', 'spaces', '   ', 'required'],
  ['companyName', 'one character', '3', undefined],
  ['companyName', 'a name with spaces around', ' Sample Bank & Co. ', undefined],
  ['mobileNo', 'ten digits', '7400123456', undefined],
  ['mobileNo', 'nine digits', '740012345', 'mobileNo'],
  ['mobileNo', 'eleven digits', '74001234567', 'mobileNo'],
  ['mobileNo', 'a line break at the end', '7400123456\n', 'mobileNo'],
  ['mobileNo', 'digits of another script', '٧٤٠٠١٢٣٤٥٦', 'mobileNo'],
  ['companyStrength', 'a band in another spelling', '51-250', 'required'],
  ['companyStrength', 'an inherited name', 'constructor', 'required'],
  ['companyStrength', 'nothing', undefined, 'required'],
  ['message', '200 characters', 'a'.repeat(200), undefined],
  ['message', '201 characters', 'a'.repeat(201), 'invalid'],
  ['message', '100 emoji, of two units each', '😀'.repeat(100), undefined],
])('%s: %s', (name, _what, value, message) => {
  expect(errorOf(name, value)).toBe(message);
});

test.each<[ContactField, string, string | undefined]>([
  ['firstName', "D'Arcy", undefined],
  ['firstName', 'Karl-Heinz', undefined],
  ['firstName', 'Jean\u2011Luc', undefined],
  ['firstName', 'J.P', 'invalid'],
  ['firstName', `${short}-`, 'invalid'],
  ['firstName', "'--", 'invalid'],
  ['firstName', 'Anna Maria', 'invalid'],
  ['lastName', 'O’Brien', undefined],
  ['lastName', 'St. John Jr.', undefined],
  ['lastName', 'evil.example', 'invalid'],
  ['lastName', 'Smith, Jr', 'invalid'],
  ['mobileNo', '1234567', 'mobileNo'],
  ['mobileNo', '12345678', undefined],
  ['mobileNo', '123456789012', undefined],
  ['mobileNo', '1234567890123', 'mobileNo'],
])('with punctuation and 8 to 12 digits, %s: %s', (name, value, message) => {
  expect(errorOf(name, value, international)).toBe(message);
});

test('each sign of punctuation is allowed by itself', () => {
  const names = { apostrophe: "O'Brien", hyphen: 'Karl-Heinz', period: 'Anna.' };
  for (const name of keysOf(names)) {
    const settings = { ...specified, namePunctuation: [name] };
    const valid = Object.values(names).filter((text) => !errorOf('firstName', text, settings));
    expect(valid).toEqual([names[name]]);
  }
});

test.each(keysOf(EMPTY_CONTACT))('%s of another type is invalid', (name) => {
  for (const value of [7, ['x'], {}]) expect(errorOf(name, value)).toBe('invalid');
});

test('a form with valid values has no errors, whether optional fields are empty or not', () => {
  expect(contactErrors(contact)).toEqual({});
  expect(contactErrors({ ...contact, lastName: '', message: '' })).toEqual({});
});

test('the bands of company strength are the specified ones', () => {
  const bands = ['<=50', '51 - 250', '251 - 1000', '1001 - 5000', '>5000'];
  expect(bands.map((band) => errorOf('companyStrength', band))).toEqual(bands.map(() => undefined));
});

test('an untouched form has one error for each mandatory field', () => {
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

test('the browser waits longer than the function can take (R151)', () => {
  expect(TIMEOUTS.submit).toBeGreaterThan(TIMEOUTS.emailProvider);
});
