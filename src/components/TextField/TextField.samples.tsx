import type { ComponentProps } from 'react';
import { useSampleField } from '../FieldFrame/useSampleField';
import { TextField } from './TextField';

type FieldProps = Partial<ComponentProps<typeof TextField>>;

function Field({ value = '', label = 'Business Email', ...props }: FieldProps) {
  return <TextField label={label} {...props} {...useSampleField(value)} />;
}

export const samples = {
  empty: <Field />,
  'mandatory, with a hint': <Field required hint="The address that you use at work" />,
  filled: <Field value="ada@bank.example" />,
  'with an error': <Field value="ada" error="Write an address with one @" />,
  'with a prefix': <Field label="Mobile Number" value="7400123456" prefix="+44" />,
};
