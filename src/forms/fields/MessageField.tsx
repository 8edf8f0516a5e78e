import { useEffect, useEffectEvent } from 'react';
import { countText, TextArea } from '../../components/TextArea/TextArea';
import { useFormContext } from '../frame/formContext';
import { LIMITS } from '../rules';
import { useFormField } from './useFormField';
import { useFormTexts } from '../useFormTexts';

/** How many characters before its limit a message's counter is spoken. */
const nearLimit = 20;

/** A pause in typing long enough to speak, in milliseconds. */
const pause = 1000;

/** The message: optional, with a live counter that is spoken only near its limit. */
export function MessageField() {
  const { labels } = useFormTexts().words;
  const { announce } = useFormContext();
  const field = useFormField('message', labels.message);
  const { value } = field;

  const speak = useEffectEvent(() => announce(countText(value, LIMITS.messageMax)));
  useEffect(() => {
    if (value.length < LIMITS.messageMax - nearLimit) return;
    const timer = setTimeout(() => speak(), pause);
    return () => clearTimeout(timer);
  }, [value]);

  return <TextArea {...field} maxLength={LIMITS.messageMax} />;
}
