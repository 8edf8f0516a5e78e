import { useEffect, useState } from 'react';
import * as visuallyHidden from '../../styles/visuallyHidden.module.css';
import * as css from './Footer.module.css';

/** Milliseconds for which 'Copied' stands. */
const confirmation = 2000;

interface CopyEmailProps {
  email: string;
  copy: string;
  copied: string;
}

/**
 * An e-mail address; hovering or focusing it shows a button that copies it and says so
 * (R33). Where the clipboard is refused nothing is claimed.
 */
export function CopyEmail({ email, copy, copied }: CopyEmailProps) {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = window.setTimeout(() => setIsCopied(false), confirmation);
    return () => window.clearTimeout(timer);
  }, [isCopied]);

  const copyAddress = () => {
    navigator.clipboard?.writeText(email).then(
      () => setIsCopied(true),
      (reason: unknown) => console.error('The address was not copied:', reason),
    );
  };

  return (
    <span className={css.email}>
      <a href={`mailto:${email}`}>{email}</a>
      <button
        type="button"
        className={css.copy}
        onClick={copyAddress}
        aria-label={`${copy} ${email}`}
      >
        {isCopied ? copied : copy}
      </button>
      <span role="status" className={visuallyHidden.text}>
        {isCopied && copied}
      </span>
    </span>
  );
}
