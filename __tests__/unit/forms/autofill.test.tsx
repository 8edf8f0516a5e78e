/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { EnquiryForm } from '../../../src/forms/EnquiryForm';
import { stubFetch } from '../../fixtures/fetch';
import { formContent } from '../../fixtures/form-content';
import { setMedia } from '../../fixtures/media';

test('browsers fill in the fields, and phones show the right keyboard', () => {
  setMedia(() => false);
  stubFetch(() => new Promise(() => {}));
  jest.mocked(useStaticQuery).mockReturnValue(formContent);
  const { container } = render(<EnquiryForm onSuccess={() => undefined} />);
  const inputs = container.querySelectorAll('[autocomplete][name]:not([autocomplete="off"])');
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
