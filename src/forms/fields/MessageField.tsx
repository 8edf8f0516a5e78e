import { useState } from 'react';
import { countText, TextArea } from '../../components/TextArea/TextArea';
import { useTimeout } from '../../hooks/useTimeout';
import { labels } from '../../labels';
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
  const { label, value } = field;
  const [isCut, setIsCut] = useState(false);

  const isAnnounced = !isCut && value.length >= announceFrom;
  useTimeout(
    () => announce(countText(value, LIMITS.messageMax)),
    announceDelay,
    isAnnounced ? value : null,
  );

  return (
    <TextArea
      {...field}
      maxLength={LIMITS.messageMax}
      notice={isCut ? labels.forms.messageCut : undefined}
      onCut={(isNowCut) => {
        setIsCut(isNowCut);
        if (isNowCut) announce(`${label}: ${labels.forms.messageCut}`);
      }}
    />
  );
}
