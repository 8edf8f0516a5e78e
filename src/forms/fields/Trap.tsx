import type { Ref } from 'react';
import * as css from '../form.module.css';

/** A field that people neither see nor reach: what fills it in is a robot (design.md, decision 14). */
export function Trap({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div className={css.trap} aria-hidden="true">
      <input ref={ref} name="companyFax" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

function isFilledInByBrowser(input: HTMLInputElement): boolean {
  try {
    return input.matches(':autofill');
  } catch {
    return false;
  }
}

/** What a robot wrote into the trap. A browser that fills in more than it is asked to is no robot. */
export function trappedText(input: HTMLInputElement | null): string {
  return input && !isFilledInByBrowser(input) ? input.value : '';
}
