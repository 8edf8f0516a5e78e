import { useCallback, useState } from 'react';
import * as visuallyHidden from '../styles/visuallyHidden.module.css';
import * as css from './form.module.css';
import { useFormTexts } from './useFormTexts';

/** The notice after a failed submit, shown only where site.json switches it on. */
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

/** The text of a live region and its setter. A text that is set twice is announced twice. */
export function useAnnouncement(): [text: string, announce: (text: string) => void] {
  const [text, setText] = useState('');
  const announce = useCallback((next: string) => {
    setText((last) => (last === next ? `${next}\u00a0` : next));
  }, []);
  return [text, announce];
}

interface LiveRegionProps {
  /** Announced, but not shown. */
  text: string;
  /** Announced and shown after a successful submit. */
  sentText: string | undefined;
}

/** A form's one live region. */
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
