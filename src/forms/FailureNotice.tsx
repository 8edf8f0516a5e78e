import { classes } from '../helpers/classes';
import * as css from './form.module.css';
import { useFormContent } from './useFormContent';

interface FailureNoticeProps {
  text: string;
  withoutScripts?: boolean;
}

/** A text in which `{email}` is replaced by a link to the office. */
export function TextWithEmail({ text }: { text: string }) {
  const { officeEmail } = useFormContent();
  const [before, after] = text.split('{email}');
  return (
    <>
      <span>{before}</span>
      <a href={`mailto:${officeEmail}`}>{officeEmail}</a>
      <span>{after}</span>
    </>
  );
}

/**
 * A message after a failure.
 * @param props.text `{email}` is replaced by a link to the office.
 * @param props.withoutScripts Shown only where the site's scripts cannot run.
 */
export function FailureNotice({ text, withoutScripts }: FailureNoticeProps) {
  return (
    <p className={classes(css.failure, withoutScripts && css.withoutScripts)} role="alert">
      <TextWithEmail text={text} />
    </p>
  );
}
