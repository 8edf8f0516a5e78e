/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { EnquiryWithPopup } from '../../../src/forms/EnquiryWithPopup';
import { contact } from '../../fixtures/contact';
import { stubFetch } from '../../fixtures/fetch';
import { formContent } from '../../fixtures/form-content';
import { international } from '../../fixtures/form-settings';
import { setMedia } from '../../fixtures/media';

const endpoint = 'http://forms.example/send';
const failure = () => Promise.reject(new TypeError('Failed to fetch'));
let answers: (() => Promise<object>)[] = [];
let sent: unknown[] = [];

// jsdom cannot open dialogs or scroll.
function showModal(this: HTMLDialogElement) {
  this.open = true;
}
function close(this: HTMLDialogElement) {
  this.open = false;
  fireEvent(this, new Event('close'));
}

beforeEach(() => {
  [answers, sent] = [[], []];
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
  setMedia(() => false);
  process.env.GATSBY_FORM_ENDPOINT = endpoint;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const countries = [
    { name: 'France', callingCode: '33', names: ['FR'] },
    { name: 'United Kingdom', callingCode: '44', names: ['GB', 'UK'] },
  ];
  stubFetch(async (url, body) => {
    if (url !== endpoint) return { ok: true, json: async () => countries };
    sent.push(body);
    return answers.shift()?.() ?? { ok: true };
  });
});

afterEach(() => jest.useRealTimers());

const control = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? document.createElement('input');
const status = () => document.forms[0]?.dataset.status;

/** Focuses a control, changes its value and leaves it. */
function enter(name: string, value: string) {
  act(() => control(name).focus());
  fireEvent.change(control(name), { target: { value } });
  act(() => control(name).blur());
}

test('an enquiry is checked, sent again after a failure, and sent once only', async () => {
  answers = [failure];
  const brand = { ...formContent.brand, showSubmitErrors: true };
  jest.mocked(useStaticQuery).mockReturnValue({ ...formContent, brand });
  const wrapper = (props: object) => <main tabIndex={-1} {...props} />;
  render(<EnquiryWithPopup />, { wrapper });
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'enquiry' }));

  enter('firstName', 'A1');
  expect(screen.queryByText('invalid')).toBeNull();
  submit();
  const invalid = screen.getAllByText(/^(required|invalid|mobileNo)$/, { selector: 'p span' });
  expect(invalid).toHaveLength(6);
  // Where a value is refused, a way on.
  expect(screen.getAllByText('Does not fit?')).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: 'office@here.example' })).toHaveLength(2);
  expect(document.activeElement).toBe(control('firstName'));

  for (const name of ['firstName', 'lastName', 'businessMail', 'companyName'] as const) {
    enter(name, contact[name]);
  }
  enter('companyStrength', contact.companyStrength);
  enter('country', 'uk');
  await waitFor(() => expect(control('country').value).toBe(contact.country));
  enter('mobileNo', '+44 7400 123456');
  enter('message', contact.message);
  expect(screen.queryAllByText(/^(required|invalid)$/)).toEqual([]);
  submit();
  expect(status()).toBe('sending');
  await waitFor(() => expect(status()).toBe('failed'));
  expect(control('firstName').value).toBe(contact.firstName);
  expect(screen.getByRole('alert').textContent).toBe('Write to office@here.example.');

  // The popup closes by itself, which a slow machine would reach before the click below.
  jest.useFakeTimers();
  submit();
  await waitFor(() => expect(status()).toBe('sent'));
  submit();
  expect(sent).toHaveLength(2);
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(document.activeElement).toBe(document.querySelector('main'));
  expect(screen.getByRole('status').textContent).toBe('enquirySuccess');
  expect(control('country').value).toBe('');
  expect(sessionStorage).toHaveLength(0);
  enter('firstName', 'Ann');
  expect(status()).toBe('idle');
});

test('browsers fill in the fields, and phones show the right keyboard', () => {
  jest.mocked(useStaticQuery).mockReturnValue(formContent);
  render(<EnquiryWithPopup />);
  const inputs = document.querySelectorAll('[autocomplete][name]:not([autocomplete="off"])');
  const described = Array.from(inputs, (input) =>
    ['name', 'autocomplete', 'inputmode'].map((name) => input.getAttribute(name)),
  );
  expect(described).toEqual([
    ['firstName', 'given-name', null],
    ['lastName', 'family-name', null],
    ['businessMail', 'email', 'email'],
    ['companyName', 'organization', null],
    ['country', 'country-name', null],
    ['mobileNo', 'tel-national', 'numeric'],
  ]);
});

test('the settings decide what the form accepts, and what its hint and notices say', async () => {
  const hints = new Map([
    ['lastName', 'Letters{punctuation} only'],
    ['mobileNo', '{digits} digits'],
  ]);
  const fieldTexts = formContent.forms?.fieldTexts.map((field) => ({
    ...field,
    hint: hints.get(field.name) ?? null,
  }));
  const forms = { ...formContent.forms, settings: international, fieldTexts };
  jest.mocked(useStaticQuery).mockReturnValue({ ...formContent, forms });
  render(<EnquiryWithPopup />);
  screen.getByText('8–12 digits');
  screen.getByText('Letters ’ - . only');
  expect(document.body.textContent).toContain('Kept for 30 minutes. See Privacy');
  enter('firstName', "D'Arcy");
  enter('lastName', 'Karl-Heinz');
  enter('mobileNo', '91234567');
  fireEvent.click(screen.getByRole('button', { name: 'enquiry' }));
  const wrong = document.querySelectorAll('[aria-invalid]');
  const names = Array.from(wrong, (control) => control.getAttribute('name'));
  expect(names).toEqual(['businessMail', 'companyName', 'companyStrength', 'country']);
  enter('mobileNo', '123456789012');
  enter('mobileNo', '1234567890123');
  expect(control('mobileNo').value).toBe('123456789012');

  // Typed one by one, the + of a country code is refused, but the code is still one.
  enter('mobileNo', '');
  const plus = new InputEvent('beforeinput', { data: '+', bubbles: true, cancelable: true });
  fireEvent(control('mobileNo'), plus);
  expect(plus.defaultPrevented).toBe(true);
  enter('mobileNo', '447400123456');
  expect(control('mobileNo').value).toBe('7400123456');
});
