import { useEffect, useEffectEvent, useRef } from 'react';
import { Dialog } from '../components/Dialog/Dialog';
import { useFormTexts } from './useFormTexts';

/** How long the popup shows, in milliseconds. */
const duration = 2000;

/**
 * The popup after an enquiry.
 * @param props.onDone Called once: after two seconds, or when the visitor closes it earlier.
 */
export function SuccessPopup({ onDone }: { onDone: () => void }) {
  const { popup } = useFormTexts().words;
  const isDone = useRef(false);

  const finish = () => {
    if (!isDone.current) onDone();
    isDone.current = true;
  };
  const onTimeUp = useEffectEvent(finish);
  useEffect(() => {
    const timer = setTimeout(() => onTimeUp(), duration);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Dialog title={popup.title} closeLabel={popup.close} onClose={finish}>
      <p>{popup.text}</p>
    </Dialog>
  );
}
