/** @jest-environment jsdom */
import { clearSentDraft, readDraft, readTypedValues, saveDraft } from '../../../src/forms/draft';
import { restoreContact } from '../../../src/forms/restoreContact';
import { EMPTY_CONTACT } from '../../../src/forms/rules';

const empty = { firstName: '', message: '', subscribeNewsletter: false };

const kept = (values: string, savedAt: string | number = Date.now()) =>
  `{"savedAt":${savedAt},"values":${values}}`;

afterEach(() => sessionStorage.clear());

test('only the form itself can read its draft, which is kept until the form is empty', () => {
  const values = { firstName: 'Amara', message: 'Hello\nagain' };
  saveDraft('enquiry', { ...values, subscribeNewsletter: true });
  expect(readDraft('enquiry', empty)).toEqual(values);
  expect(readDraft('newsletter', empty)).toEqual({});
  saveDraft('enquiry', empty);
  expect(sessionStorage).toHaveLength(0);
});

test('what was typed on a later page is not deleted with what was sent', () => {
  saveDraft('enquiry', { firstName: 'Bola' });
  clearSentDraft('enquiry', { firstName: 'Amara', subscribeNewsletter: true });
  expect(readDraft('enquiry', empty)).toEqual({ firstName: 'Bola' });
  clearSentDraft('enquiry', { firstName: 'Bola', subscribeNewsletter: true });
  expect(sessionStorage).toHaveLength(0);
});

test('a draft expires half an hour after its last change, even if the page reloads', () => {
  jest.useFakeTimers();
  saveDraft('enquiry', { firstName: 'Amara' });
  jest.advanceTimersByTime(30 * 60_000 - 1);
  // A reload saves what it has restored, without a change.
  saveDraft('enquiry', readDraft('enquiry', { firstName: '' }));
  const stored = sessionStorage.getItem('draft:enquiry') ?? '';
  expect(stored).toContain('Amara');
  jest.advanceTimersByTime(1);
  expect(sessionStorage).toHaveLength(0);
  sessionStorage.setItem('draft:enquiry', stored);
  expect(readDraft('enquiry', empty)).toEqual({});
  jest.useRealTimers();
});

test('what was typed before hydration is read from a form’s own fields only', () => {
  document.body.innerHTML = `
    <form id="enquiry">
      <input id="enquiry-firstName" name="firstName" value="Amara">
      <input id="enquiry-message" name="message" value="">
      <input id="enquiry-consent" name="subscribeNewsletter" type="checkbox" checked>
      <input name="firstName" value="filled"><input name="key" type="password" value="secret">
    </form>`;
  const [form] = document.forms as unknown as [HTMLFormElement];
  expect(readTypedValues(form, empty)).toEqual({ firstName: 'Amara', subscribeNewsletter: true });
});

test.each([
  ['invalid JSON', '{'],
  ['null', 'null'],
  ['no time of saving', '{"values":{"firstName":"Amara"}}'],
  ['a future time', kept('{"firstName":"Amara"}', Date.now() + 60_000)],
  ['a field of another type', kept('{"subscribeNewsletter":"yes"}')],
  ['a consent', kept('{"subscribeNewsletter":true}')],
  ['an unknown field', kept('{"nickname":"x"}')],
  ['a prototype', kept('{"__proto__":{"message":"x"}}')],
])('ignores a stored draft with %s', (_what, stored) => {
  sessionStorage.setItem('draft:enquiry', stored);
  expect(readDraft('enquiry', empty)).toEqual({});
});

const draft = { ...EMPTY_CONTACT, country: 'India', callingCode: '+91' };

const dropped = { companyStrength: '', message: '' };
const impossible = { companyStrength: '12', message: 'x'.repeat(201) };
const half = { companyStrength: '<=50', firstName: 'A', businessMail: 'anna@' };

test.each([
  ['keeps the country that is typed', { country: 'India' }, {}, { callingCode: '+91' }],
  ['loses another country', { country: 'Indon' }, {}, { country: '', callingCode: '' }],
  ['loses what no control can hold', {}, impossible, dropped],
  ['keeps values that are half typed', {}, half, half],
])('a draft %s', (_what, typed, drafted, restored) => {
  expect(restoreContact(typed, { ...draft, ...drafted })).toMatchObject(restored);
});
