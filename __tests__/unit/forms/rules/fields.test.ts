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

const long = 'a'.repeat(5000);
const emoji = '😀'.repeat(100);

test.each<[ContactField, string | undefined, unknown[]]>([
  ['firstName', 'required', [' ', '\u200b']],
  ['firstName', undefined, ['Zoë', `${short}a`, long, '\u00a0 Anna\u3000 ', 'Anna\n']],
  // Marks of direction around it, and the mark that dictation on iOS leaves.
  ['firstName', undefined, ['\u202aAnna\u202c\u200e', 'Anna\ufffc']],
  // A vowel sign, two separate marks, four marks of Burmese.
  ['firstName', undefined, ['राम', 'Nguye\u0302\u0303n', 'မျိုးမျိုးမျိုး']],
  // A non-joiner of Persian, a joiner of Sinhala.
  ['firstName', undefined, ['علی\u200cرضا', 'චන්ද්\u200dරිකා']],
  // Letters beyond the basic plane count once.
  ['firstName', 'invalid', [`${short} `, short.replaceAll('a', '𐐀')]],
  ['firstName', 'invalid', ['Anna Maria', 'Anna1', "D'Arcy", 'An\nna', 'Ann\ud800']],
  ['firstName', 'invalid', ['Anna\u0301\u0302\u0303', '\u0301Ann']],
  ['firstName', 'invalid', ['علی\u200c\u200cرضا', 'Anna\u200d']],
  // Invisible: Hangul fillers, a combining grapheme joiner.
  ['firstName', 'invalid', ['\u3164\u3164\u3164', 'Anna\u034f']],
  ['lastName', undefined, [long, 'de la Cruz', 'ख़ाँ', 'de\u00a0la\u3000Cruz\u00a0', 'de la\tCruz']],
  ['lastName', 'invalid', ["O'Brien", 'Smith\nBcc: x', 'de \u0301']],
  ['businessMail', 'required', [' \u200b']],
  ['businessMail', undefined, ['\u00a0anna@bank.example ', `${long}@bank.example`]],
  // Marks of direction, a soft hyphen, hyphens that do not break, full width.
  ['businessMail', undefined, ['\u200eanna@sample\u00adbank.example\u2069']],
  ['businessMail', undefined, ['anne\u2011marie@sample\u2010bank.example']],
  ['businessMail', undefined, ['ａｎｎａ＠ｂａｎｋ．ｅｘａｍｐｌｅ', 'anna＠bank。co｡jp']],
  ['companyName', 'required', ['   ']],
  ['companyName', undefined, ['3', ' Sample Bank & Co. ']],
  ['mobileNo', undefined, ['7400123456']],
  ['mobileNo', 'mobileNo', ['740012345', '74001234567', '7400123456\n', '٧٤٠٠١٢٣٤٥٦']],
  ['companyStrength', undefined, ['<=50', '51 - 250', '251 - 1000', '1001 - 5000', '>5000']],
  ['companyStrength', 'required', ['51-250', 'constructor', undefined]],
  // An emoji has two units.
  ['message', undefined, ['a'.repeat(200), emoji]],
  ['message', 'invalid', ['a'.repeat(201), `${emoji}a`]],
])('%s is %s for %j', (name, message, values) => {
  expect(values.map((value) => errorOf(name, value))).toEqual(values.map(() => message));
});

test.each<[ContactField, string | undefined, string[]]>([
  ['firstName', undefined, ["D'Arcy", 'Karl-Heinz', 'Jean\u2011Luc']],
  ['firstName', 'invalid', ['J.P', `${short}-`, "'--", 'Anna Maria']],
  ['lastName', undefined, ['O’Brien', 'St. John Jr.']],
  ['lastName', 'invalid', ['evil.example', 'Smith, Jr']],
  ['mobileNo', undefined, ['12345678', '123456789012']],
  ['mobileNo', 'mobileNo', ['1234567', '1234567890123']],
])('with punctuation and 8 to 12 digits, %s is %s for %j', (name, message, values) => {
  const errors = values.map((value) => errorOf(name, value, international));
  expect(errors).toEqual(values.map(() => message));
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
