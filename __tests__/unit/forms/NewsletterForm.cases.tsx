import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import words from '../../../content/forms.json';
import navigation from '../../../content/navigation.json';
import offices from '../../../content/offices.json';
import site from '../../../content/site.json';
import { DRAFT_MINUTES } from '../../../src/forms/draft';
import { NewsletterForm } from '../../../src/forms/NewsletterForm';

describe('the newsletter form', () => {
  const list = jest.fn<Promise<{ type: string }>, []>();

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

  test('the note leads to the privacy policy and to legal, and says how long a draft is kept', () => {
    const link = screen.getByRole('link', { name: site.privacyPolicy.label });
    expect(link.getAttribute('href')).toBe(site.privacyPolicy.link);
    const legal = screen.getByRole('link', { name: words.legal.label });
    expect(legal.getAttribute('href')).toBe(words.legal.link);
    expect(link.parentElement?.textContent).toContain(`${DRAFT_MINUTES} minutes`);
  });

  test('a second click after a success is not a second attempt; the next change removes the thanks', async () => {
    send('amara@samplebank.example');
    await waitFor(() => expect(status()).toBe('sent'));
    fireEvent.click(subscribe());
    expect(screen.queryByText(words.messages.required)).toBeNull();
    expect(screen.getByText(words.newsletterSuccess)).toBeTruthy();
    send('amara');
    expect(screen.getByText(words.messages.invalid, { selector: '[id$="-error"] *' })).toBeTruthy();
    expect(screen.queryByText(words.newsletterSuccess)).toBeNull();
    expect(list).toHaveBeenCalledTimes(1);
  });

  test('a failure sets the status, and shows an office’s email address where site.json asks for it', async () => {
    cleanup();
    const brand = { ...site, showSubmitErrors: true };
    jest.mocked(useStaticQuery).mockReturnValue({ forms: words, navigation, offices, brand });
    render(<NewsletterForm />);
    list.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    send('amara@samplebank.example');
    const notice = await screen.findByRole('alert');
    expect(status()).toBe('failed');
    const email = offices.offices[0]?.email;
    expect(notice.querySelector(`a[href="mailto:${email}"]`)).not.toBeNull();
  });
});
