import * as css from './Spinner.module.css';

/**
 * A loading spinner in the colour and size of the text around it. Decorative: announce the loading state with
 * text or `aria-busy`.
 */
export function Spinner() {
  return (
    <svg className={css.spinner} viewBox="0 0 20 20" aria-hidden="true">
      <circle className={css.track} cx="10" cy="10" r="8" />
      <circle className={css.arc} cx="10" cy="10" r="8" />
    </svg>
  );
}
