import { Button } from '../../components/Button/Button';
import { useHydrated } from '../../hooks/useHydrated';
import { useFormContext } from '../FormContext';

/** The submit button, disabled until the form is interactive and while it is being sent. */
export function SubmitButton({ children }: { children: string }) {
  const { isSending } = useFormContext();
  const isHydrated = useHydrated(true, false);
  return (
    <Button
      type="submit"
      busy={isSending}
      disabled={isSending || !isHydrated}
      // Keeps the focus in the field: an error on blur could move the button before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </Button>
  );
}
