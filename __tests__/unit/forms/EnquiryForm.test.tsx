/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { TextEncoder } from 'node:util';
import { MessageChannel } from 'node:worker_threads';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import words from '../../../content/forms.json';
import site from '../../../content/site.json';
import { saveDraft } from '../../../src/forms/draft';
import { EnquiryForm } from '../../../src/forms/EnquiryForm';

const { labels, messages } = words;

const countries = [
  { name: 'India', callingCode: '91' },
  { name: 'United Kingdom', callingCode: '44' },
];
const onSuccess = jest.fn();
let bodies: string[];
let status: number;
let gate: Promise<void>;

const answer = (body: unknown, code = 200) => ({
  ok: code < 300,
  status: code,
  json: () => Promise.resolve(body),
});

beforeEach(() => {
  process.env.GATSBY_FORM_ENDPOINT = 'http://form.example/api/formSubmit.php';
  [bodies, status, gate] = [[], 200, Promise.resolve()];
  onSuccess.mockReset();
  Object.assign(globalThis, {
    fetch: async (address: string, { body = '' }: { body?: string }) => {
      if (address.endsWith('.json')) return answer(countries);
      bodies.push(body);
      await gate;
      return answer({}, status);
    },
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const form = (
  <StrictMode>
    <EnquiryForm onSuccess={onSuccess} />
  </StrictMode>
);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: words.submit.enquiry });

function type(label: string, value: string) {
  act(() => field(label).focus());
  fireEvent.change(field(label), { target: { value } });
}

const leave = (label: string) => act(() => field(label).blur());

async function show() {
  render(form);
  // The countries have arrived: the list has options.
  fireEvent.click(field(labels.country));
  await screen.findAllByRole('option');
  fireEvent.keyDown(field(labels.country), { key: 'Escape' });
}

async function fillIn() {
  await show();
  type(labels.firstName, 'Amara');
  type(labels.businessMail, 'amara@samplebank.example');
  type(labels.companyName, 'Sample Bank');
  fireEvent.click(screen.getByRole('combobox', { name: labels.companyStrength }));
  fireEvent.click(screen.getByRole('option', { name: '51 - 250' }));
  act(() => field(labels.country).focus());
  fireEvent.click(field(labels.country));
  fireEvent.click(await screen.findByRole('option', { name: /^United Kingdom/ }));
  type(labels.mobileNo, '7400123456');
}

const messageOf = (label: string) => {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  const error = ids.find((id) => id.endsWith('-error'));
  return error ? document.getElementById(error)?.textContent : undefined;
};

test('a mandatory field shows its error when it is left only after the first submit attempt', async () => {
  await show();
  type(labels.firstName, 'A');
  leave(labels.firstName);
  expect(messageOf(labels.firstName)).toBeUndefined();

  fireEvent.click(submit());
  type(labels.firstName, 'Amara');
  expect(messageOf(labels.firstName)).toBeUndefined();
  type(labels.firstName, 'A');
  expect(messageOf(labels.firstName)).toBeUndefined();
  leave(labels.firstName);
  expect(messageOf(labels.firstName)).toBe(messages.invalid);
  expect(field(labels.firstName).getAttribute('aria-invalid')).toBe('true');
});

test('an optional field shows and announces its error when it is left', async () => {
  await show();
  type(labels.lastName, '7');
  expect(messageOf(labels.lastName)).toBeUndefined();
  leave(labels.lastName);
  expect(messageOf(labels.lastName)).toBe(messages.invalid);
  expect(screen.getByRole('status').textContent).toBe(`${labels.lastName}: ${messages.invalid}`);
});

test('a failed attempt shows every error, sends nothing and focuses the first invalid field', async () => {
  await show();
  type(labels.firstName, 'Amara');
  fireEvent.click(submit());
  expect(document.activeElement).toBe(field(labels.businessMail));
  expect(screen.getAllByText(messages.required)).toHaveLength(4);
  expect(messageOf(labels.mobileNo)).toBe(messages.mobileNo);
  expect(bodies).toEqual([]);
});

test('a bot that fills in the honeypot is told of a success, and nothing is sent', async () => {
  await fillIn();
  const honeypot = document.querySelector('input[name=companyFax]');
  if (honeypot) fireEvent.change(honeypot, { target: { value: 'x' } });
  fireEvent.click(submit());
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
  expect(bodies).toEqual([]);
});

test('the note leads to the privacy policy', async () => {
  await show();
  const link = screen.getByRole('link', { name: site.privacyPolicy.label });
  expect(link.getAttribute('href')).toBe(site.privacyPolicy.link);
});

test('choosing a country sets the calling code', async () => {
  await fillIn();
  expect(field(labels.country).value).toBe('United Kingdom');
  const prefix = document.getElementById(`${field(labels.mobileNo).id}-prefix`);
  expect(prefix?.textContent).toBe('+44');
  expect(field(labels.mobileNo).getAttribute('aria-describedby')).toContain(prefix?.id);
});

test('an enquiry is sent once; then the form is empty and untouched', async () => {
  await fillIn();
  let open = () => {};
  gate = new Promise((resolve) => (open = resolve));
  fireEvent.click(submit());
  expect(submit().disabled).toBe(true);
  fireEvent.submit(submit());
  open();
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
  expect(bodies).toHaveLength(1);
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
    country: 'United Kingdom',
    callingCode: '+44',
    companyStrength: '51 - 250',
    subscribeNewsletter: false,
  });

  await waitFor(() => expect(field(labels.country).value).toBe(''));
  expect(submit().disabled).toBe(false);
  expect(field(labels.firstName).value).toBe('');
  expect(sessionStorage).toHaveLength(0);
  type(labels.firstName, '');
  leave(labels.firstName);
  expect(messageOf(labels.firstName)).toBeUndefined();
});

test('a failure is logged without what was typed, keeps it, and the next try succeeds', async () => {
  await fillIn();
  status = 500;
  fireEvent.click(submit());
  await waitFor(() => expect(console.error).toHaveBeenCalledTimes(1));
  expect(console.error).toHaveBeenCalledWith('The enquiry-form call failed: Error: HTTP 500');
  await waitFor(() => expect(submit().disabled).toBe(false));
  expect(field(labels.firstName).value).toBe('Amara');
  expect(onSuccess).not.toHaveBeenCalled();

  status = 200;
  fireEvent.click(submit());
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
});

test('what was typed survives a reload', async () => {
  await fillIn();
  cleanup();
  await show();
  expect(field(labels.firstName).value).toBe('Amara');
  expect(field(labels.country).value).toBe('United Kingdom');
  expect(screen.getByRole('combobox', { name: labels.companyStrength }).textContent).toBe(
    '51 - 250',
  );
});

test('what was typed before hydration is kept, and wins over the draft', async () => {
  saveDraft('enquiry-form', { firstName: 'Ana', lastName: 'Lima' });
  Object.assign(globalThis, { TextEncoder, MessageChannel });
  const { renderToString } = await import('react-dom/server');
  document.body.innerHTML = `<div>${renderToString(form)}</div>`;
  const container = document.body.firstElementChild;
  if (!container) throw new Error('no markup');
  expect(submit().disabled).toBe(true);
  field(labels.firstName).value = 'Amara';
  field(labels.mobileNo).value = '+44 7400 123456';
  field(labels.country).value = 'india';
  const strength = screen.getByRole<HTMLSelectElement>('combobox', {
    name: new RegExp(`^${labels.companyStrength}`),
  });
  strength.value = '>5000';
  strength.focus();

  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(container, form);
  });
  expect(field(labels.firstName).value).toBe('Amara');
  expect(field(labels.lastName).value).toBe('Lima');
  expect(field(labels.mobileNo).value).toBe('7400123456');
  await waitFor(() => expect(field(labels.country).value).toBe('India'));
  const list = screen.getByRole('combobox', { name: labels.companyStrength });
  expect(list.textContent).toBe('>5000');
  expect(document.activeElement).toBe(list);
  expect(console.error).not.toHaveBeenCalled();
  act(() => root?.unmount());
});
