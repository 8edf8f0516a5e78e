import { TextField } from '../../components/TextField/TextField';
import { CONTACT_FIELDS } from '../rules';
import { editMobileNo } from './editMobileNo';
import { useFieldValue, useFormField } from './useFormField';

/** The mobile number: ten digits behind the calling code of the chosen country. */
export function MobileField() {
  const field = useFormField('mobileNo');
  const callingCode = useFieldValue<string>('callingCode').value;

  const onChange = (raw: string, input: HTMLInputElement) => {
    const { value, caret } = editMobileNo(field.value, raw, input.selectionEnd ?? raw.length);
    // Set here, since the next render would move the caret to the end.
    if (raw !== value) {
      input.value = value;
      input.setSelectionRange(caret, caret);
    }
    field.onChange(value);
  };

  return (
    <TextField
      {...field}
      {...CONTACT_FIELDS.mobileNo.input}
      onChange={onChange}
      prefix={callingCode}
    />
  );
}
