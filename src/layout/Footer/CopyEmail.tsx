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
  const copyAddress = () => {
    navigator.clipboard?.writeText(email).then(
      () => onCopied(email),
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
    </span>
  );
}
