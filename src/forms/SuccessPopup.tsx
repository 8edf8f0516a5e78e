import { Dialog } from '../components/Dialog/Dialog';
import { useTimeout } from '../hooks/useTimeout';
import { labels } from '../labels';
import { useFormContent } from './useFormContent';

/** How long the popup is shown, in milliseconds. */
const duration = 2000;

/**
 * The popup after an enquiry.
 * @param props.onDone Called after two seconds or when the visitor closes it.
 */
export function SuccessPopup({ onDone }: { onDone: () => void }) {
  const { popup } = useFormContent().texts;
  useTimeout(onDone, duration, 'open');
  return (
    <Dialog title={popup.title} closeLabel={labels.forms.closePopup} onClose={onDone}>
      <p>{popup.text}</p>
    </Dialog>
  );
}
