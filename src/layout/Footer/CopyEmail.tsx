import { useRef } from 'react';
import { EmailText } from '../../components/EmailText/EmailText';
import { labels } from '../../labels';
import * as css from './Footer.module.css';

interface CopyEmailProps {
  email: string;
  isCopied: boolean;
  onCopied: (email: string) => void;
}

/** An email address with a Copy button on hover and focus (R29). 'Copied' shows only if the browser has copied it. */
export function CopyEmail({ email, isCopied, onCopied }: CopyEmailProps) {
  const linkRef = useRef<HTMLAnchorElement>(null);
  const label = isCopied ? labels.layout.copied : labels.layout.copy;

  const copyAddress = async () => {
    try {
      await navigator.clipboard.writeText(email);
    } catch {
      // Browsers inside apps deny the clipboard, but copy what is selected. If not, the visitor can.
      if (linkRef.current) getSelection()?.selectAllChildren(linkRef.current);
      if (!document.execCommand('copy')) return;
    }
    onCopied(email);
  };

  return (
    <span className={css.email}>
      <a ref={linkRef} href={`mailto:${email}`}>
        <EmailText email={email} />
      </a>
      <button
        type="button"
        className={css.copy}
        onClick={() => void copyAddress()}
        aria-label={`${label} ${email}`}
      >
        {label}
      </button>
    </span>
  );
}
