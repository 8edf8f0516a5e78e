/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import forms from '../../../content/forms.json';
import offices from '../../../content/offices.json';
import site from '../../../content/site.json';
import { NewsletterForm } from '../../../src/forms/NewsletterForm';

const { email } = offices.offices[0] ?? { email: '' };
const mockContent = { forms, offices, brand: { ...site, showSubmitErrors: true }, countryList: '' };

jest.mock('gatsby', () => ({ graphql: () => undefined, useStaticQuery: () => mockContent }));

test('a failure shows an office’s email address where site.json asks for it (R152)', async () => {
  process.env.GATSBY_LIST_ENDPOINT = 'http://list.example/subscribe';
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  render(<NewsletterForm />);
  fireEvent.change(screen.getByLabelText(new RegExp(`^${forms.labels.mail}`)), {
    target: { value: 'ada@bank.example' },
  });
  fireEvent.click(screen.getByRole('button', { name: forms.submit.newsletter }));

  const notice = await screen.findByRole('alert');
  expect(notice.querySelector(`a[href="mailto:${email}"]`)).not.toBeNull();
});
