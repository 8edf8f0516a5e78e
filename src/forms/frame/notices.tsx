import * as visuallyHidden from '../../styles/visuallyHidden.module.css';
import * as css from '../form.module.css';
import { useFormTexts } from '../useFormTexts';

/** Shown and said where sending fails, if site.json wants it (design.md, decision 10). */
export function FailureNotice() {
  const { words, officeEmail } = useFormTexts();
  const [before, after] = words.submitError.split('{email}');
  return (
    <p className={css.failure} role="alert">
      {before}
      <a href={`mailto:${officeEmail}`}>{officeEmail}</a>
      {after}
    </p>
  );
}

interface LiveRegionProps {
  /** What is said and not shown. */
  text: string;
  /** Shown and said once a form has been sent that has nowhere else to say so. */
  sentText: string | undefined;
}

/** A form's one live region: everything that has to be said politely is said here, once. */
export function LiveRegion({ text, sentText }: LiveRegionProps) {
  return (
    <p className={sentText ? css.sent : visuallyHidden.text} role="status">
      {sentText && (
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <circle cx="8" cy="8" r="7" />
          <path d="m5 8.25 2.1 2.1L11 6" />
        </svg>
      )}
      {sentText ?? text}
    </p>
  );
}
