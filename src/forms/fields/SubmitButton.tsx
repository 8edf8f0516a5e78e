import { Button } from '../../components/Button/Button';
import { useFormContext } from '../frame/formContext';

/**
 * The button that sends a form: disabled while it is being sent, and until it is interactive, since
 * a browser's own submission would reach nobody.
 */
export function SubmitButton({ children }: { children: string }) {
  const { isReady, status } = useFormContext();
  const isSending = status === 'sending';
  return (
    <Button
      type="submit"
      busy={isSending}
      disabled={isSending || !isReady}
      // Leaving a field may show a message; it must not move the button away from under the pointer.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </Button>
  );
}
