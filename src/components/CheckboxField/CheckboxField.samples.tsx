import { useSampleField } from '../FieldFrame/useSampleField';
import { CheckboxField } from './CheckboxField';

function Field({ initialValue }: { initialValue: boolean }) {
  const { value, ...field } = useSampleField(initialValue);
  return <CheckboxField {...field} label="Subscribe to the newsletter" checked={value} />;
}

export const samples = { empty: <Field initialValue={false} />, ticked: <Field initialValue /> };
