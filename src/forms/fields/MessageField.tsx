import { useEffect, useEffectEvent } from 'react';
import { countText, TextArea } from '../../components/TextArea/TextArea';
import { useFormContext } from '../FormContext';
import { LIMITS } from '../rules';
import { useFormField } from './useFormField';

/** The counter is announced from this many characters before the limit. */
const announceFrom = LIMITS.messageMax - 20;

/** The counter is announced after a pause in typing, in milliseconds. */
const pause = 1000;

/** The message with its live counter. */
export function MessageField() {
  const { announce } = useFormContext();
  const field = useFormField('message');
  const { value } = field;

  const announceCount = useEffectEvent(() => announce(countText(value, LIMITS.messageMax)));
  useEffect(() => {
    if (value.length < announceFrom) return;
    const timer = setTimeout(() => announceCount(), pause);
    return () => clearTimeout(timer);
  }, [value]);

  return <TextArea {...field} maxLength={LIMITS.messageMax} />;
}
