import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** How the last attempt to send a form ended; idle again once that is no news any more. */
export interface Outcome {
  status: 'idle' | 'failed' | 'sent';
  /** Counts the attempts that have ended. */
  attempt: number;
}

/** Follows up an attempt to send a form, once each, as soon as its button works again. */
export function useAfterSending(outcome: Outcome, isSending: boolean, followUp: () => void) {
  const followed = useRef(0);
  const onOutcome = useEffectEvent(followUp);
  useEffect(() => {
    if (isSending || outcome.attempt === followed.current) return;
    followed.current = outcome.attempt;
    onOutcome();
  }, [outcome.attempt, isSending]);
}

/**
 * A button that is disabled drops the focus. Remembers on sending whether the form had it, and gives it
 * back to the button afterwards where it has gone nowhere else.
 */
export function useFocusReturn(form: RefObject<HTMLFormElement | null>) {
  const hadFocus = useRef(false);
  return {
    remember: () => {
      hadFocus.current = form.current?.contains(document.activeElement) ?? false;
    },
    giveBack: () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      const button = form.current?.querySelector<HTMLElement>('[type="submit"]');
      if (hadFocus.current && isLost) button?.focus({ preventScroll: true });
    },
  };
}
