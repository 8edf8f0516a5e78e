import { Button } from '../../components/Button/Button';
import { useFormContext } from '../FormContext';

/** The submit button: disabled while the form is being sent and until it is interactive. */
export function SubmitButton({ children }: { children: string }) {
  const { isReady, isSending } = useFormContext();
  return (
    <Button
      type="submit"
      busy={isSending}
      disabled={isSending || !isReady}
      // Leaving a field may show an error, which would move the button away from under the pointer.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </Button>
  );
}
