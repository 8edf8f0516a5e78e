import type { Ref } from 'react';
import * as css from '../form.module.css';

/** A hidden field that only bots fill in. */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div className={css.honeypot} aria-hidden="true">
      <input ref={ref} name="companyFax" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

function isAutofilled(input: HTMLInputElement): boolean {
  try {
    return input.matches(':autofill');
  } catch {
    return false;
  }
}

/** The text in the honeypot. Browser autofill is ignored. */
export function honeypotText(input: HTMLInputElement | null): string {
  return input && !isAutofilled(input) ? input.value : '';
}
