import type { Ref } from 'react';
import * as css from '../form.module.css';

/** A field that people neither see nor reach. Whatever fills it in is a bot. */
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

/** What a bot wrote into the honeypot. What the browser filled in by itself doesn't count. */
export function honeypotText(input: HTMLInputElement | null): string {
  return input && !isAutofilled(input) ? input.value : '';
}
