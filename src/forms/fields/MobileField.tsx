import { TextField } from '../../components/TextField/TextField';
import { editMobileNo } from './mobileInput';
import { useFieldValue, useFormField } from './useFormField';
import { useFormTexts } from '../useFormTexts';

/** The mobile number: ten digits behind the calling code of the chosen country. */
export function MobileField() {
  const { labels, hints } = useFormTexts().words;
  const field = useFormField('mobileNo', labels.mobileNo);
  const callingCode = useFieldValue<string>('callingCode', '');

  const onChange = (raw: string, input: HTMLInputElement) => {
    const { value, caret } = editMobileNo(field.value, raw, input.selectionEnd ?? raw.length);
    // Set here and not by the next rendering, which would move the caret to the end.
    if (raw !== value) {
      input.value = value;
      input.setSelectionRange(caret, caret);
    }
    field.onChange(value);
  };

  return (
    <TextField
      {...field}
      onChange={onChange}
      hint={hints.mobileNo}
      prefix={callingCode}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
    />
  );
}
