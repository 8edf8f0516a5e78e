/** @jest-environment jsdom */
import { DRAFT_MINUTES, readDraft, saveDraft } from '../../../src/forms/draft';
import { restoreContact } from '../../../src/forms/restoreContact';
import { EMPTY_CONTACT } from '../../../src/forms/rules';

const empty = { firstName: '', message: '', subscribeNewsletter: false };

const kept = (values: string, savedAt: string | number = Date.now()) =>
  `{"savedAt":${savedAt},"values":${values}}`;

afterEach(() => sessionStorage.clear());

test('what is kept of a form can be read by it alone, until it is empty again', () => {
  const values = { firstName: 'Amara', message: 'Hello\nagain', subscribeNewsletter: true };
  saveDraft('enquiry', values);
  expect(readDraft('enquiry', empty)).toEqual(values);
  expect(readDraft('newsletter', empty)).toEqual({});
  saveDraft('enquiry', empty);
  expect(sessionStorage).toHaveLength(0);
});

test('a draft ends half an hour after its last change, whether or not the page is reloaded', () => {
  jest.useFakeTimers();
  saveDraft('enquiry', { firstName: 'Amara' });
  jest.advanceTimersByTime(DRAFT_MINUTES * 60_000 - 1);
  // A reload saves what it has restored, without a change.
  saveDraft('enquiry', readDraft('enquiry', { firstName: '' }));
  const stored = sessionStorage.getItem('draft:enquiry') ?? '';
  expect(stored).toContain('Amara');
  jest.advanceTimersByTime(1);
  expect(sessionStorage).toHaveLength(0);
  sessionStorage.setItem('draft:enquiry', stored);
  expect(readDraft('enquiry', empty)).toEqual({});
  expect(DRAFT_MINUTES).toBe(30);
  jest.useRealTimers();
});

test.each([
  ['no JSON', '{'],
  ['another kind of value', '[1]'],
  ['nothing', 'null'],
  ['no time', '{"values":{"firstName":"Amara"}}'],
  ['a time to come', kept('{"firstName":"Amara"}', Date.now() + 60_000)],
  ['a time that never comes', kept('{"firstName":"Amara"}', '1e999')],
  ['a field of another kind', kept('{"subscribeNewsletter":"yes"}')],
  ['an unknown field', kept('{"nickname":"x"}')],
  ['a prototype', kept('{"__proto__":{"message":"x"}}')],
])('reads nothing from a storage that holds %s', (_what, stored) => {
  sessionStorage.setItem('draft:enquiry', stored);
  expect(readDraft('enquiry', empty)).toEqual({});
});

const draft = { ...EMPTY_CONTACT, country: 'India', callingCode: '+91' };

test.each([
  ['keeps a country that is the same', { country: 'India' }, { callingCode: '+91' }],
  ['drops another country', { country: 'Indon' }, { country: '', callingCode: '' }],
])('what stands in the controls %s', (_what, typed, restored) => {
  expect(restoreContact(typed, draft)).toMatchObject(restored);
});

test('a value that no control can hold is dropped', () => {
  const impossible = {
    companyStrength: '12',
    message: 'x'.repeat(201),
    firstName: 'A'.repeat(1001),
  };
  const dropped = { companyStrength: '', message: '', firstName: '' };
  expect(restoreContact({}, { ...draft, ...impossible })).toMatchObject(dropped);
  const half = { companyStrength: '<=50', firstName: 'A', businessMail: 'anna@' };
  expect(restoreContact({}, { ...draft, ...half })).toMatchObject(half);
});
