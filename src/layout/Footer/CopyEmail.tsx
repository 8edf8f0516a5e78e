import { useRef } from 'react';
import { EmailText } from '../../components/EmailText/EmailText';
import * as css from './Footer.module.css';

interface CopyEmailProps {
  email: string;
  copy: string;
  copied: string;
  isCopied: boolean;
  onCopied: (email: string) => void;
}

/** An email address with a Copy button on hover and focus (R33). 'Copied' shows only if the browser has copied it. */
export function CopyEmail({ email, copy, copied, isCopied, onCopied }: CopyEmailProps) {
  const linkRef = useRef<HTMLAnchorElement>(null);

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
        aria-label={`${isCopied ? copied : copy} ${email}`}
      >
        {isCopied ? copied : copy}
      </button>
    </span>
  );
}
