import * as css from '../form.module.css';
import { useFormTexts } from '../useFormTexts';

const place = '{email}';

/** What is said where sending fails; null where site.json wants nothing said (design.md, decision 10). */
export function useFailureText(): string | null {
  const { words, showSubmitErrors, officeEmail } = useFormTexts();
  return showSubmitErrors ? words.submitError.replace(place, officeEmail) : null;
}

/** Shown where sending fails, with the office's address to write to. */
export function FailureNotice() {
  const { words, officeEmail } = useFormTexts();
  const [before, after] = words.submitError.split(place);
  return (
    <p className={css.failure}>
      {before}
      <a href={`mailto:${officeEmail}`}>{officeEmail}</a>
      {after}
    </p>
  );
}

/** Shown once a form has been sent that has nowhere else to say so. */
export function SentNotice({ text }: { text: string }) {
  return (
    <p className={css.sent}>
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <circle cx="8" cy="8" r="7" />
        <path d="m5 8.25 2.1 2.1L11 6" />
      </svg>
      {text}
    </p>
  );
}
