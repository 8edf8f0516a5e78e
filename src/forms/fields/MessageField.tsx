import { useEffect, useEffectEvent } from 'react';
import { countText, TextArea } from '../../components/TextArea/TextArea';
import { useFormContext } from '../FormContext';
import { LIMITS } from '../rules';
import { useFormField } from './useFormField';

/** The counter is announced from this length. */
const announceFrom = LIMITS.messageMax - 20;

/** The pause in typing after which the counter is announced, in milliseconds. */
const announceDelay = 1000;

export function MessageField() {
  const { announce } = useFormContext();
  const field = useFormField('message');
  const { value } = field;

  const announceCount = useEffectEvent(() => announce(countText(value, LIMITS.messageMax)));
  useEffect(() => {
    if (value.length < announceFrom) return;
    const timer = setTimeout(() => announceCount(), announceDelay);
    return () => clearTimeout(timer);
  }, [value]);

  return <TextArea {...field} maxLength={LIMITS.messageMax} />;
}
