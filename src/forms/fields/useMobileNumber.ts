import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fill } from '../../helpers/fill';
import { labels } from '../../labels';
import { useFormContext } from '../FormContext';
import { isInternational, nationalNumber } from '../rules';
import { useFormContent } from '../useFormContent';
import { editMobileNo, type MobileEdit } from './editMobileNo';
import { useFieldValue, type useFormField } from './useFormField';

/** Marks the digits of a number that goes on: with them alone, it would be another one. */
const more = '+';

/** The number in the mobile field: how its edits are read, and what is said of those that are refused. */
export function useMobileNumber({ label, value, onChange }: ReturnType<typeof useFormField>) {
  const { announce } = useFormContext();
  const { mobileDigits } = useFormContent().settings;
  const { min, max } = mobileDigits;
  const callingCode = useFieldValue<string>('callingCode').value;
  const countryCode = callingCode.replace('+', '');
  const shown = value.replace(/^(\d+)\+$/, '$1');
  // The value for which digits were refused.
  const [refusedValue, setRefusedValue] = useState<string>();
  // The removed country code of a value that arrived with it.
  const arrived = useRef({ value: '', code: '' });
  // The number is being typed with the + or 00 of a country code.
  const hasPlus = useRef(false);

  const digits = min === max ? String(min) : `${min}–${max}`;
  const noticeFor = (refused: string) => {
    if (countryCode && refused.replace(/^00/, '').startsWith(countryCode)) {
      return fill(labels.forms.mobileCode, { digits, code: callingCode });
    }
    if (/^0[^0]/.test(refused)) return fill(labels.forms.mobileZero, { digits });
    return fill(labels.forms.mobileDigits, { digits });
  };

  /** Says that digits were refused, until the value changes. */
  const explain = (refused: string) => {
    if (refusedValue === refused) return;
    setRefusedValue(refused);
    announce(`${label}: ${noticeFor(refused)}`);
  };

  const read = (previous: string, raw: string, caret: number) =>
    editMobileNo(previous, raw, caret, countryCode, mobileDigits);

  const accept = (edited: MobileEdit) => {
    const goesOn = hasPlus.current || value !== shown;
    const isCut = edited.isRefused && goesOn && edited.value.length === max;
    const accepted = edited.value + (isCut ? more : '');
    onChange(accepted);
    if (edited.isRefused) return explain(accepted);
    if (accepted === value) return;
    setRefusedValue(undefined);
    arrived.current = { value: accepted, code: edited.code ?? '' };
  };

  /** Notices a country code's + or 00 in what is inserted. What arrives at once is read as a whole. */
  const notePlus = (inserted: string, raw: string) => {
    hasPlus.current = inserted.length === 1 && (hasPlus.current || isInternational(raw));
  };

  /** Ends typing: removes the country code of the number, if what is left is complete. */
  const endTyping = () => {
    const whole = hasPlus.current && nationalNumber(`+${shown}`, countryCode, mobileDigits);
    hasPlus.current = false;
    if (whole) accept({ value: whole.digits, caret: 0, code: whole.code });
  };

  // Treats text typed before hydration as a new input, and reads the number again when the country changes.
  const isUnread = !/^\d*$/.test(shown) || shown.length > max;
  const readAgain = useEffectEvent(() => {
    const code = arrived.current.value === value ? arrived.current.code : '';
    const isOther = code !== '' && code !== countryCode;
    // A number with its country code waits for the country.
    const isWaiting = countryCode === '' && (isOther || isInternational(value));
    if (isWaiting || !(isUnread || isOther)) return;
    const text = isOther ? code + value : value;
    const { value: again, code: taken = '', isRefused } = read('', text, text.length);
    arrived.current = { value: isRefused ? text : again, code: taken };
    onChange(arrived.current.value);
    if (isRefused) explain(text);
  });
  useEffect(() => readAgain(), [countryCode, isUnread]);

  const notice = refusedValue === value ? noticeFor(value) : undefined;
  return { shown, digits, callingCode, notice, read, accept, notePlus, endTyping };
}
