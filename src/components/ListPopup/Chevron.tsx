import * as css from './Chevron.module.css';

/** The arrow of a field with a dropdown list. */
export function Chevron() {
  return (
    <svg className={css.chevron} viewBox="0 0 16 16" aria-hidden="true">
      <path d="m3.5 6 4.5 4.5L12.5 6" />
    </svg>
  );
}
