import type { ComponentProps } from 'react';
import { useSampleField } from '../FieldFrame/useSampleField';
import { TextArea } from './TextArea';

function Field({ value = '', ...props }: Partial<ComponentProps<typeof TextArea>>) {
  return <TextArea label="Message" maxLength={40} {...props} {...useSampleField(value)} />;
}

export const samples = {
  empty: <Field />,
  full: <Field value="This text has exactly forty characters.." />,
  'with an error': <Field value="<b>" error="Write plain text" />,
};
