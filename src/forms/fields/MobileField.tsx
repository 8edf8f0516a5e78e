import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextField } from '../../components/TextField/TextField';
import { useFormContext } from '../FormContext';
import { CONTACT_FIELDS, nationalNumber } from '../rules';
import { useFormContent } from '../useFormContent';
import { editMobileNo } from './editMobileNo';
import { useFieldValue, useFormField } from './useFormField';

/** Says why digits were kept out, until the value changes. */
interface Remark {
  value: string;
  error?: string;
  notice?: string;
}

/** The mobile number field, with the calling code of the selected country as a prefix. */
export function MobileField() {
  const { announce } = useFormContext();
  const { messages, mobileNotices } = useFormContent().texts;
  const field = useFormField('mobileNo');
  const callingCode = useFieldValue<string>('callingCode').value;
  const countryCode = callingCode.replace('+', '');
  const [remark, setRemark] = useState<Remark>();
  // The text while an input method composes it: setting the value would end the composition.
  const [composed, setComposed] = useState<string>();
  const isComposing = useRef(false);
  // The code that the number arrived with.
  const arrivedCode = useRef('');

  const show = (next: Remark) => {
    const text = next.error ?? next.notice ?? '';
    const isShown = remark?.value === next.value && text === (remark.error ?? remark.notice);
    if (!isShown) announce(`${field.label}: ${text}`);
    setRemark(next);
  };

  const noticeFor = (value: string) => {
    if (value.startsWith('0')) return mobileNotices.zero;
    const hasCode = countryCode !== '' && value.startsWith(countryCode);
    return hasCode ? mobileNotices.code.replace('{code}', callingCode) : mobileNotices.digits;
  };

  const edit = (input: HTMLInputElement) => {
    const raw = input.value;
    const edited = editMobileNo(field.value, raw, input.selectionEnd ?? raw.length, countryCode);
    const { value, caret, keptOut } = edited;
    // Set directly, because a render would move the caret to the end.
    if (raw !== value) {
      input.value = value;
      input.setSelectionRange(caret, caret);
    }
    field.onChange(value);
    if (keptOut === 'arrived') show({ value, error: messages.mobileNo });
    else if (keptOut === 'typed') show({ value, notice: noticeFor(value) });
    if (value !== field.value) arrivedCode.current = edited.code ?? '';
    if (value !== field.value && !keptOut) setRemark(undefined);
  };

  // The number may be another country's, or not be read yet (restoreContact.ts).
  const onCountry = useEffectEvent(() => {
    const isOther = !['', countryCode].includes(arrivedCode.current);
    const isUnread = !/^\d{0,10}$/.test(field.value);
    if (countryCode === '' || !(isOther || isUnread)) return;
    const text = isOther ? arrivedCode.current + field.value : field.value;
    const digits = nationalNumber(text, countryCode)?.digits;
    arrivedCode.current = digits ? countryCode : '';
    field.onChange(digits ?? text);
    if (!digits) show({ value: text, error: messages.mobileNo });
  });
  useEffect(() => onCountry(), [countryCode]);

  const current = remark?.value === field.value ? remark : undefined;
  return (
    <TextField
      {...field}
      {...CONTACT_FIELDS.mobileNo.input}
      value={composed ?? field.value}
      error={current?.error ?? field.error}
      notice={current?.notice}
      prefix={callingCode}
      onChange={(raw, input) => {
        if (isComposing.current) setComposed(raw);
        else edit(input);
      }}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={(event) => {
        isComposing.current = false;
        setComposed(undefined);
        edit(event.currentTarget);
      }}
    />
  );
}
