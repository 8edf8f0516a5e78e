import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextField } from '../../components/TextField/TextField';
import { fill } from '../../helpers/fill';
import { labels } from '../../labels';
import { useFormContext } from '../FormContext';
import { CONTACT_FIELDS, isInternational, nationalNumber } from '../rules';
import { useFormContent } from '../useFormContent';
import { editMobileNo, type MobileEdit } from './editMobileNo';
import { useFieldValue, useFormField } from './useFormField';

/** Marks the digits of a number that goes on: with them alone, it would be another one. */
const more = '+';

/** The mobile number field, with the calling code of the selected country as a prefix. */
export function MobileField() {
  const { announce } = useFormContext();
  const { mobileDigits } = useFormContent().settings;
  const { min, max } = mobileDigits;
  const digits = min === max ? min : `${min}–${max}`;
  const field = useFormField('mobileNo');
  const callingCode = useFieldValue<string>('callingCode').value;
  const countryCode = callingCode.replace('+', '');
  const shown = field.value.replace(/^(\d+)\+$/, '$1');
  // The value for which digits were refused.
  const [keptOut, setKeptOut] = useState<string>();
  // The text while an input method composes it: setting the value would end the composition.
  const [composed, setComposed] = useState<string>();
  const isComposing = useRef(false);
  // A number that arrived with its country code.
  const arrived = useRef({ value: '', code: '' });
  // The number was typed with the + or 00 of a country code.
  const hasPlus = useRef(false);

  const noticeFor = (value: string) => {
    if (countryCode && value.replace(/^00/, '').startsWith(countryCode)) {
      return fill(labels.forms.mobileCode, { digits, code: callingCode });
    }
    if (/^0[^0]/.test(value)) return fill(labels.forms.mobileZero, { digits });
    return fill(labels.forms.mobileDigits, { digits });
  };

  /** Says that digits were refused, until the value changes. */
  const explain = (value: string) => {
    if (keptOut === value) return;
    setKeptOut(value);
    announce(`${field.label}: ${noticeFor(value)}`);
  };

  const accept = (edited: MobileEdit) => {
    const goesOn = hasPlus.current || field.value !== shown;
    const isCut = edited.isKeptOut && goesOn && edited.value.length === max;
    const value = edited.value + (isCut ? more : '');
    field.onChange(value);
    if (edited.isKeptOut) return explain(value);
    if (value === field.value) return;
    setKeptOut(undefined);
    arrived.current = { value, code: edited.code ?? '' };
  };

  const read = (previous: string, raw: string, caret: number) =>
    editMobileNo(previous, raw, caret, countryCode, mobileDigits);

  const edit = (input: HTMLInputElement) => {
    const raw = input.value;
    if (raw === '') hasPlus.current = false;
    const edited = read(shown, raw, input.selectionEnd ?? raw.length);
    // Set directly, because a render would move the caret to the end.
    if (raw !== edited.value) {
      input.value = edited.value;
      input.setSelectionRange(edited.caret, edited.caret);
    }
    accept(edited);
  };

  // Undo ends at a value that a script sets, so typed and pasted text is read before it is in the field.
  const inputRef = useRef<HTMLInputElement>(null);
  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    const input = inputRef.current;
    if (!input || !event.cancelable || event.data === null || isComposing.current) return;
    const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
    const raw = input.value.slice(0, start) + event.data + input.value.slice(end);
    // What arrives at once is read as a whole.
    hasPlus.current = event.data.length === 1 && (hasPlus.current || isInternational(raw));
    const edited = read(input.value, raw, start + event.data.length);
    if (edited.value === raw) return;
    event.preventDefault();
    if (edited.value !== input.value) {
      input.select();
      // The only way to insert text that can be undone.
      document.execCommand('insertText', false, edited.value);
      input.setSelectionRange(edited.caret, edited.caret);
    }
    accept(edited);
  });
  useEffect(() => {
    const input = inputRef.current;
    const listener = (event: InputEvent) => onBeforeInput(event);
    input?.addEventListener('beforeinput', listener);
    return () => input?.removeEventListener('beforeinput', listener);
  }, []);

  /** Removes the country code of a number that was typed with it, if what is left is complete. */
  const removeCode = () => {
    const whole = hasPlus.current && nationalNumber(`+${shown}`, countryCode, mobileDigits);
    hasPlus.current = false;
    if (whole) accept({ value: whole.digits, caret: 0, code: whole.code });
  };

  // Treats text typed before hydration as a new input, and reads the number again when the country changes.
  const isUnread = !/^\d*$/.test(shown) || shown.length > max;
  const readAgain = useEffectEvent(() => {
    const code = arrived.current.value === field.value ? arrived.current.code : '';
    const isOther = code !== '' && code !== countryCode;
    // A number with its country code waits for the country.
    const isWaiting = countryCode === '' && (isOther || isInternational(field.value));
    if (isWaiting || !(isUnread || isOther)) return;
    const text = isOther ? code + field.value : field.value;
    const { value, code: taken = '', isKeptOut } = read('', text, text.length);
    arrived.current = { value: isKeptOut ? text : value, code: taken };
    field.onChange(arrived.current.value);
    if (isKeptOut) explain(text);
  });
  useEffect(() => readAgain(), [countryCode, isUnread]);

  return (
    <TextField
      {...field}
      {...CONTACT_FIELDS.mobileNo.input}
      ref={inputRef}
      hint={field.hint && fill(field.hint, { digits })}
      value={composed ?? shown}
      notice={keptOut === field.value ? noticeFor(field.value) : undefined}
      prefix={callingCode}
      onBlur={() => {
        removeCode();
        field.onBlur();
      }}
      onChange={(raw, input) => {
        if (isComposing.current) setComposed(raw);
        else edit(input);
      }}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={(event) => {
        if (!isComposing.current) return;
        isComposing.current = false;
        setComposed(undefined);
        edit(event.currentTarget);
      }}
    />
  );
}
