/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { EnquiryWithPopup } from '../../../src/forms/EnquiryWithPopup';
import { NewsletterForm } from '../../../src/forms/NewsletterForm';
import { contact } from '../../fixtures/contact';
import { formContent } from '../../fixtures/form-content';
import { international } from '../../fixtures/form-settings';

beforeEach(() => {
  process.env.GATSBY_LIST_ENDPOINT = 'https://list.example';
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const control = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? document.createElement('input');
const submit = () => fireEvent.click(screen.getByRole('button', { name: /enquiry|newsletter/ }));

/** Focuses a control, changes its value and leaves it. */
function enter(name: string, value: string) {
  act(() => control(name).focus());
  fireEvent.change(control(name), { target: { value } });
  act(() => control(name).blur());
}

test('a failure is shown where the site’s settings ask for it', async () => {
  const brand = { ...formContent.brand, showSubmitErrors: true };
  jest.mocked(useStaticQuery).mockReturnValue({ ...formContent, brand });
  render(<NewsletterForm />);
  enter('mail', contact.businessMail);
  submit();
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toBe('Write to office@here.example.');
  expect(control('mail').value).toBe(contact.businessMail);
});

test('what is being sent can neither be changed nor sent again, also after Back and Forward', async () => {
  let fail: (reason: Error) => void = () => undefined;
  const fetched = jest.fn(() => new Promise<Response>((_resolve, reject) => (fail = reject)));
  globalThis.fetch = fetched;
  jest.mocked(useStaticQuery).mockReturnValue(formContent);
  const { unmount } = render(<NewsletterForm />);
  enter('mail', contact.businessMail);
  submit();
  expect(control('mail').readOnly).toBe(true);
  unmount();
  await act(async () => void render(<NewsletterForm />));
  expect(control('mail').value).toBe(contact.businessMail);
  expect(control('mail').readOnly).toBe(true);
  await act(async () => fail(new TypeError('Failed to fetch')));
  expect(control('mail').readOnly).toBe(false);
  expect(fetched).toHaveBeenCalledTimes(1);
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
  const fieldTexts = formContent.forms?.fieldTexts.map((field) => ({
    ...field,
    hint: field.name === 'mobileNo' ? '{digits} digits' : 'Letters{punctuation} only',
  }));
  const forms = { ...formContent.forms, settings: international, fieldTexts };
  jest.mocked(useStaticQuery).mockReturnValue({ ...formContent, forms });
  render(<EnquiryWithPopup />);
  screen.getByText('8–12 digits');
  screen.getAllByText('Letters ’ - . only');
  expect(document.body.textContent).toContain('Kept for 30 minutes. See Privacy');
  enter('firstName', "D'Arcy");
  enter('lastName', 'Karl-Heinz');
  enter('mobileNo', '91234567');
  submit();
  const wrong = document.querySelectorAll('[aria-invalid]');
  const names = Array.from(wrong, (control) => control.getAttribute('name'));
  expect(names).toEqual(['businessMail', 'companyName', 'companyStrength', 'country']);
  enter('mobileNo', '123456789012');
  enter('mobileNo', '1234567890123');
  expect(control('mobileNo').value).toBe('123456789012');
});
