import { useSampleField } from '../FieldFrame/useSampleField';
import { CheckboxField } from './CheckboxField';

function Field({ start }: { start: boolean }) {
  const { value, ...field } = useSampleField(start);
  return <CheckboxField {...field} label="Subscribe to the newsletter" checked={value} />;
}

export const samples = { empty: <Field start={false} />, ticked: <Field start /> };
