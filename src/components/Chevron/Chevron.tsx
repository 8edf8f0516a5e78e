import * as css from './Chevron.module.css';

/** The arrow of a control that opens a list. It turns inside an expanded button. */
export function Chevron() {
  return (
    <svg className={css.chevron} viewBox="0 0 16 16" aria-hidden="true">
      <path d="m4 6 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
