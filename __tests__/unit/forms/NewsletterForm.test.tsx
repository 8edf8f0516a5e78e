/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { NewsletterForm } from '../../../src/forms/NewsletterForm';
import { formContent } from '../../fixtures/form-content';

afterEach(cleanup);

test('a failed sign-up sets the status, and shows an office’s email address if site.json says so', async () => {
  process.env.GATSBY_LIST_ENDPOINT = 'http://list.example/subscribe';
  const fetch = jest.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  Object.assign(globalThis, { fetch });
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const brand = { ...formContent.brand, showSubmitErrors: true };
  jest.mocked(useStaticQuery).mockReturnValue({ ...formContent, brand });
  render(<NewsletterForm />);
  const value = 'amara@samplebank.example';
  fireEvent.change(screen.getByLabelText(/^mail/), {
    target: { value },
  });
  fireEvent.click(screen.getByRole('button', { name: 'newsletter' }));
  const notice = await screen.findByRole('alert');
  expect(document.forms[0]?.dataset.status).toBe('failed');
  expect(notice.querySelector('a[href="mailto:office@here.example"]')).not.toBeNull();
  log.mockRestore();
});
