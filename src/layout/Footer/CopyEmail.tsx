import { useEffect, useState } from 'react';
import * as visuallyHidden from '../../styles/visuallyHidden.module.css';
import * as css from './Footer.module.css';

/** How long 'Copied' is shown, in milliseconds. */
const confirmationDuration = 2000;

interface CopyEmailProps {
  email: string;
  copy: string;
  copied: string;
}

/**
 * An e-mail address. Hovering or focusing it shows a button that copies it (R33). 'Copied' is shown only if the
 * browser has copied it.
 */
export function CopyEmail({ email, copy, copied }: CopyEmailProps) {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = window.setTimeout(() => setIsCopied(false), confirmationDuration);
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
