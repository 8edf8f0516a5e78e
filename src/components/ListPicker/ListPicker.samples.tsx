import type { ComponentProps } from 'react';
import { useSampleField } from '../FieldFrame/useSampleField';
import { ListPicker } from './ListPicker';

const options = ['1 - 50', '51 - 250', '251 - 1000'];

function Field({ value = '', ...props }: Partial<ComponentProps<typeof ListPicker>>) {
  const field = useSampleField(value);
  return <ListPicker label="Company Strength" options={options} {...props} {...field} />;
}

export const samples = {
  empty: <Field />,
  chosen: <Field value={options[1]} required />,
  'with an error': <Field required error="Choose a number" />,
};
