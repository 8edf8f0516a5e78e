/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { TextEncoder } from 'node:util';
import { MessageChannel } from 'node:worker_threads';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { EnquiryForm } from '../../../src/forms/EnquiryForm';
import { MESSAGES } from '../../../src/forms/rules';

jest.mock('gatsby', () => jest.requireActual('./gatsby'));

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
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' });

function type(label: string, value: string) {
  act(() => field(label).focus());
  fireEvent.change(field(label), { target: { value } });
}

const leave = (label: string) => act(() => field(label).blur());

async function show() {
  render(form);
  // The countries have arrived: the list has options.
  fireEvent.click(field('Country'));
  await screen.findAllByRole('option');
  fireEvent.keyDown(field('Country'), { key: 'Escape' });
}

async function fillIn() {
  await show();
  type('First Name', 'Amara');
  type('Business Email', 'amara@samplebank.example');
  type('Company Name', 'Sample Bank');
  fireEvent.click(screen.getByRole('combobox', { name: 'Company Strength' }));
  fireEvent.click(screen.getByRole('option', { name: '51 - 250' }));
  type('Country', 'united kingdom');
  leave('Country');
  type('Mobile Number', '7400123456');
}

const messageOf = (label: string) => {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  const error = ids.find((id) => id.endsWith('-error'));
  return error ? document.getElementById(error)?.textContent : undefined;
};

test('a mandatory field is checked on leaving only after the first attempt', async () => {
  await show();
  type('First Name', 'A');
  leave('First Name');
  expect(messageOf('First Name')).toBeUndefined();

  fireEvent.click(submit());
  type('First Name', 'Amara');
  expect(messageOf('First Name')).toBeUndefined();
  type('First Name', 'A');
  expect(messageOf('First Name')).toBeUndefined();
  leave('First Name');
  expect(messageOf('First Name')).toBe(MESSAGES.invalid);
  expect(field('First Name').getAttribute('aria-invalid')).toBe('true');
});

test('an optional field is checked on leaving from the start, and what is wrong is said once', async () => {
  await show();
  type('Last Name', '7');
  expect(messageOf('Last Name')).toBeUndefined();
  leave('Last Name');
  expect(messageOf('Last Name')).toBe(MESSAGES.invalid);
  expect(screen.getByRole('status').textContent).toBe(`Last Name: ${MESSAGES.invalid}`);
});

test('a failed attempt shows every mistake, sends nothing and goes to the first', async () => {
  await show();
  type('First Name', 'Amara');
  fireEvent.click(submit());
  expect(document.activeElement).toBe(field('Business Email'));
  expect(screen.getAllByText(MESSAGES.required)).toHaveLength(4);
  expect(messageOf('Mobile Number')).toBe(MESSAGES.mobileNo);
  expect(bodies).toEqual([]);
});

test('choosing a country sets the calling code', async () => {
  await fillIn();
  expect(field('Country').value).toBe('United Kingdom');
  const prefix = document.getElementById(`${field('Mobile Number').id}-prefix`);
  expect(prefix?.textContent).toBe('+44');
  expect(field('Mobile Number').getAttribute('aria-describedby')).toContain(prefix?.id);
});

test('an enquiry is sent once, then the form is empty and untouched', async () => {
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

  expect(submit().disabled).toBe(false);
  expect(field('First Name').value).toBe('');
  expect(field('Country').value).toBe('');
  expect(sessionStorage).toHaveLength(0);
  type('First Name', '');
  leave('First Name');
  expect(messageOf('First Name')).toBeUndefined();
});

test('a failure is logged without what was typed, keeps it, and the next try succeeds', async () => {
  await fillIn();
  status = 500;
  fireEvent.click(submit());
  await waitFor(() => expect(console.error).toHaveBeenCalledTimes(1));
  expect(console.error).toHaveBeenCalledWith('The enquiry-form call failed: Error: HTTP 500');
  await waitFor(() => expect(submit().disabled).toBe(false));
  expect(field('First Name').value).toBe('Amara');
  expect(onSuccess).not.toHaveBeenCalled();

  status = 200;
  fireEvent.click(submit());
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
});

test('what was typed survives a reload', async () => {
  await fillIn();
  cleanup();
  await show();
  expect(field('First Name').value).toBe('Amara');
  expect(field('Country').value).toBe('United Kingdom');
  expect(screen.getByRole('combobox', { name: 'Company Strength' }).textContent).toBe('51 - 250');
});

test('what was typed into the server’s markup is taken over, before any kept draft', async () => {
  sessionStorage.setItem('draft:enquiry-form', '{"firstName":"Ana","lastName":"Lima"}');
  Object.assign(globalThis, { TextEncoder, MessageChannel });
  const { renderToString } = await import('react-dom/server');
  document.body.innerHTML = `<div>${renderToString(form)}</div>`;
  const container = document.body.firstElementChild;
  if (!container) throw new Error('no markup');
  expect(submit().disabled).toBe(true);
  field('First Name').value = 'Amara';
  field('Mobile Number').value = '+44 7400 123456';
  field('Country').value = 'india';
  const strength = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Company Strength/ });
  strength.value = '>5000';
  strength.focus();

  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(container, form);
  });
  expect(field('First Name').value).toBe('Amara');
  expect(field('Last Name').value).toBe('Lima');
  expect(field('Mobile Number').value).toBe('7400123456');
  await waitFor(() => expect(field('Country').value).toBe('India'));
  const list = screen.getByRole('combobox', { name: 'Company Strength' });
  expect(list.textContent).toBe('>5000');
  expect(document.activeElement).toBe(list);
  expect(console.error).not.toHaveBeenCalled();
  act(() => root?.unmount());
});
