import { useRef, useState } from 'react';
import { TextField } from '../../components/TextField/TextField';
import { fill } from '../../helpers/fill';
import { useBeforeInput } from '../../hooks/useBeforeInput';
import { CONTACT_FIELDS } from '../rules';
import { useFormField } from './useFormField';
import { useMobileNumber } from './useMobileNumber';

/** The mobile number field, with the calling code of the selected country as a prefix. */
export function MobileField() {
  const field = useFormField('mobileNo');
  const number = useMobileNumber(field);
  // The text while an input method composes it: setting the value would end the composition.
  const [composed, setComposed] = useState<string>();

  const edit = (input: HTMLInputElement) => {
    const raw = input.value;
    if (raw === '') number.notePlus('', raw);
    const edited = number.read(number.shown, raw, input.selectionEnd ?? raw.length);
    // Set directly, because a render would move the caret to the end.
    if (raw !== edited.value) {
      input.value = edited.value;
      input.setSelectionRange(edited.caret, edited.caret);
    }
    number.accept(edited);
  };

  // Undo ends at a value that a script sets, so typed and pasted text is read before it is in the field.
  const inputRef = useRef<HTMLInputElement>(null);
  useBeforeInput(inputRef, (event) => {
    const input = inputRef.current;
    if (!input || !event.cancelable || event.data === null || composed !== undefined) return;
    const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
    const raw = input.value.slice(0, start) + event.data + input.value.slice(end);
    number.notePlus(event.data, raw);
    const edited = number.read(input.value, raw, start + event.data.length);
    if (edited.value === raw) return;
    event.preventDefault();
    if (edited.value !== input.value) {
      input.select();
      // The only way to insert text that can be undone.
      document.execCommand('insertText', false, edited.value);
      input.setSelectionRange(edited.caret, edited.caret);
    }
    number.accept(edited);
  });

  return (
    <TextField
      {...field}
      {...CONTACT_FIELDS.mobileNo.input}
      ref={inputRef}
      hint={field.hint && fill(field.hint, { digits: number.digits })}
      value={composed ?? number.shown}
      notice={number.notice}
      prefix={number.callingCode}
      onBlur={() => {
        number.endTyping();
        field.onBlur();
      }}
      onChange={(raw, input) => {
        if (composed === undefined) edit(input);
        else setComposed(raw);
      }}
      onCompositionStart={() => setComposed(number.shown)}
      onCompositionEnd={(event) => {
        if (composed === undefined) return;
        setComposed(undefined);
        edit(event.currentTarget);
      }}
    />
  );
}
