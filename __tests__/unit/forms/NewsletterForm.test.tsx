/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import words from '../../../content/forms.json';
import navigation from '../../../content/navigation.json';
import offices from '../../../content/offices.json';
import site from '../../../content/site.json';
import { DRAFT_MINUTES } from '../../../src/forms/draft';
import { NewsletterForm } from '../../../src/forms/NewsletterForm';

const list = jest.fn<Promise<{ type: string }>, [string, { body: URLSearchParams }]>();

beforeEach(() => {
  process.env.GATSBY_LIST_ENDPOINT = 'http://list.example/subscribe';
  list.mockReset().mockResolvedValue({ type: 'opaque' });
  Object.assign(globalThis, { fetch: list });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  render(<NewsletterForm />);
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const mail = () => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${words.labels.mail}`));
const subscribe = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: words.submit.newsletter });
const status = () => document.forms[0]?.dataset.status;

function send(address: string) {
  fireEvent.change(mail(), { target: { value: address } });
  fireEvent.click(subscribe());
}

test.each([
  ['', words.messages.required],
  ['somebody', words.messages.invalid],
])('%p is not sent', (address, message) => {
  send(address);
  expect(screen.getByText(message, { selector: '[id$="-error"]' })).toBeTruthy();
  expect(document.activeElement).toBe(mail());
  expect(list).not.toHaveBeenCalled();
});

test('an address is sent alone; then the field is empty, and thanks are shown and said', async () => {
  send('amara@samplebank.example');
  await waitFor(() => expect(status()).toBe('sent'));
  expect(Object.fromEntries(list.mock.calls[0]?.[1].body ?? [])).toEqual({
    EMAIL: 'amara@samplebank.example',
    CONSENTVER: words.consentVersion,
    CONSENTAT: expect.stringMatching(/^\d{4}-.+Z$/),
  });
  expect(mail().value).toBe('');
  expect(screen.getByText(words.newsletterSuccess)).toBe(screen.getByRole('status'));

  fireEvent.input(mail(), { target: { value: 'a' } });
  expect(screen.getByRole('status').textContent).toBe('');
});

test('the note leads to the privacy policy and to legal, and says how long a draft is kept', () => {
  const link = screen.getByRole('link', { name: site.privacyPolicy.label });
  expect(link.getAttribute('href')).toBe(site.privacyPolicy.link);
  const legal = screen.getByRole('link', { name: words.legal.label });
  expect(legal.getAttribute('href')).toBe(words.legal.link);
  expect(link.parentElement?.textContent).toContain(`${DRAFT_MINUTES} minutes`);
});

test('a bot that fills in the honeypot is told of a success, and nothing is sent', async () => {
  const honeypot = document.querySelector('input[name=companyFax]');
  if (honeypot) fireEvent.change(honeypot, { target: { value: '+44 20 7946 0000' } });
  send('bot@samplebank.example');
  await waitFor(() => expect(status()).toBe('sent'));
  expect(list).not.toHaveBeenCalled();
});

test('a failure sets the status, shows nothing and keeps the address', async () => {
  list.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  send('amara@samplebank.example');
  await waitFor(() => expect(status()).toBe('failed'));
  expect(mail().value).toBe('amara@samplebank.example');
  expect(subscribe().disabled).toBe(false);
  expect(screen.queryByRole('alert')).toBeNull();

  fireEvent.click(subscribe());
  await waitFor(() => expect(status()).toBe('sent'));
});

test('an invalid attempt after a success shows its error, not the thanks', async () => {
  send('amara@samplebank.example');
  await waitFor(() => expect(status()).toBe('sent'));
  fireEvent.click(subscribe());
  expect(screen.getByText(words.messages.required, { selector: '[id$="-error"]' })).toBeTruthy();
  expect(screen.queryByText(words.newsletterSuccess)).toBeNull();
});

test('a failure shows an office’s email address where site.json asks for it (R152)', async () => {
  cleanup();
  const brand = { ...site, showSubmitErrors: true };
  jest.mocked(useStaticQuery).mockReturnValue({ forms: words, navigation, offices, brand });
  render(<NewsletterForm />);
  list.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  send('amara@samplebank.example');
  const notice = await screen.findByRole('alert');
  const email = offices.offices[0]?.email;
  expect(notice.querySelector(`a[href="mailto:${email}"]`)).not.toBeNull();
});
