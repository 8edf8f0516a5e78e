import { TextField } from '../../components/TextField/TextField';
import { CONTACT_FIELDS } from '../rules';
import { editMobileNo } from './editMobileNo';
import { useFieldValue, useFormField } from './useFormField';

/** The mobile number field, with the calling code of the selected country as a prefix. */
export function MobileField() {
  const field = useFormField('mobileNo');
  const callingCode = useFieldValue<string>('callingCode').value;

  const onChange = (raw: string, input: HTMLInputElement) => {
    const { value, caret } = editMobileNo(field.value, raw, input.selectionEnd ?? raw.length);
    // Set directly, because a render would move the caret to the end.
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
