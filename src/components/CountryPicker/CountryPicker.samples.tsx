import type { ComponentProps } from 'react';
import { useSampleField } from '../FieldFrame/useSampleField';
import { CountryPicker } from './CountryPicker';

const india = { name: 'India', callingCode: '91' };
const countries = [india, { name: 'United Kingdom', callingCode: '44' }];
const texts = {
  noMatch: 'No country begins with this text',
  matchCount: 'Countries found: {count}',
  notChosen: 'Not in the list, nothing chosen',
  listFailed: 'The list could not be loaded. Type the name of your country.',
  open: 'Open the list of countries',
};

function Field({ value = null, ...props }: Partial<ComponentProps<typeof CountryPicker>>) {
  const field = useSampleField(value);
  return (
    <CountryPicker label="Country" countries={countries} texts={texts} {...props} {...field} />
  );
}

export const samples = {
  empty: <Field />,
  selected: <Field value={india} required />,
  'with an error': <Field required error="Choose a country" />,
  loading: <Field countries={undefined} />,
  'without the list': <Field countries={[]} />,
};
