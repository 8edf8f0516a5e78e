import { useCallback, useEffect, useRef, useState } from 'react';
import { SiteLink } from '../components/SiteLink/SiteLink';
import { fill } from '../helpers/fill';
import { labels } from '../labels';
import * as visuallyHidden from '../styles/visuallyHidden.module.css';
import { DRAFT_MINUTES } from './draft';
import * as css from './form.module.css';
import { useFormContent } from './useFormContent';

/**
 * A privacy note. @param props.text `{policy}` and `{legal}` are replaced by links, `{minutes}` by how long a draft is
 * kept.
 */
export function PrivacyNote({ text }: { text: string }) {
  const { texts, privacyPolicy } = useFormContent();
  const links: Record<string, Queries.MenuLinkFragment> = {
    '{policy}': privacyPolicy,
    '{legal}': texts.legal,
  };
  const parts = fill(text, { minutes: DRAFT_MINUTES }).split(/(\{\w+\})/);
  return (
    <p className={css.note}>
      {parts.map((part) => {
        const link = links[part];
        if (!link) return part;
        return (
          <SiteLink key={part} to={link.to}>
            {link.label}
          </SiteLink>
        );
      })}
    </p>
  );
}

/** The text of a live region and its setter. Setting the same text again announces it again. */
export function useAnnouncement(): [text: string, announce: (text: string) => void] {
  const [text, setText] = useState('');
  const announce = useCallback((next: string) => {
    setText((last) => (last === next ? `${next}\u00a0` : next));
  }, []);
  return [text, announce];
}

interface LiveRegionProps {
  /** Announced. Shown only if it says that a call takes long. */
  text: string;
  /** Announced and shown after a successful submit. */
  sentText: string | undefined;
}

export function LiveRegion({ text, sentText }: LiveRegionProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  const isSlow = text === labels.forms.stillSending;
  const textClass = isSlow ? css.note : visuallyHidden.text;

  // The button above it may be at the lower edge of the window.
  useEffect(() => {
    if (isSlow) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isSlow]);

  return (
    <p ref={ref} className={sentText ? css.sent : textClass} role="status">
      {sentText && (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="7" />
          <path d="m5 8.25 2.1 2.1L11 6" />
        </svg>
      )}
      <span>{sentText ?? text}</span>
    </p>
  );
}
