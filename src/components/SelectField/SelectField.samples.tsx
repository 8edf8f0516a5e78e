import type { ComponentProps } from 'react';
import { useSampleField } from '../FieldFrame/useSampleField';
import { SelectField } from './SelectField';

const options = ['1 - 50', '51 - 250', '251 - 1000'];

function Field({ value = '', ...props }: Partial<ComponentProps<typeof SelectField>>) {
  const field = useSampleField(value);
  return <SelectField label="Company Strength" options={options} {...props} {...field} />;
}

export const samples = {
  empty: <Field />,
  selected: <Field value={options[1]} required />,
  'with an error': <Field required error="Choose a number" />,
};
