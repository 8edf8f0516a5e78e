import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import forms from '../../../content/forms.json';
import navigation from '../../../content/navigation.json';
import offices from '../../../content/offices.json';
import site from '../../../content/site.json';
import { NewsletterForm } from '../../../src/forms/NewsletterForm';

afterEach(cleanup);

test('a failed sign-up sets the status, and shows an office’s email address if site.json says so', async () => {
  process.env.GATSBY_LIST_ENDPOINT = 'http://list.example/subscribe';
  const fetch = jest.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  Object.assign(globalThis, { fetch });
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const brand = { ...site, showSubmitErrors: true };
  jest.mocked(useStaticQuery).mockReturnValue({ forms, navigation, offices, brand });
  render(<NewsletterForm />);
  const value = 'amara@samplebank.example';
  fireEvent.change(screen.getByLabelText(new RegExp(`^${forms.labels.mail}`)), {
    target: { value },
  });
  fireEvent.click(screen.getByRole('button', { name: forms.submit.newsletter }));
  const notice = await screen.findByRole('alert');
  expect(document.forms[0]?.dataset.status).toBe('failed');
  const email = offices.offices[0]?.email;
  expect(notice.querySelector(`a[href="mailto:${email}"]`)).not.toBeNull();
  log.mockRestore();
});
