import { useRef } from 'react';
import { EmailText } from '../../components/EmailText/EmailText';
import { copyText } from '../../helpers/copyText';
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
    // If the browser does not copy it, it is selected, so that the visitor can.
    if (await copyText(email, linkRef.current)) onCopied(email);
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
