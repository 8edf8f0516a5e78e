import { cleanup, fireEvent, render, screen } from '@testing-library/react';
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

  test('the note links to the privacy policy and legal page, and says how long a draft is kept', () => {
    const link = screen.getByRole('link', { name: site.privacyPolicy.label });
    expect(link.getAttribute('href')).toBe(site.privacyPolicy.link);
    const legal = screen.getByRole('link', { name: words.legal.label });
    expect(legal.getAttribute('href')).toBe(words.legal.link);
    expect(link.parentElement?.textContent).toMatch(new RegExp(`${DRAFT_MINUTES}\\sminutes`));
  });

  test('a failure sets the status, and shows an office’s email address if site.json says so', async () => {
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
