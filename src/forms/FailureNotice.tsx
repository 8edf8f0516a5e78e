import { classes } from '../helpers/classes';
import * as css from './form.module.css';
import { useFormContent } from './useFormContent';

interface FailureNoticeProps {
  text: string;
  withoutScripts?: boolean;
}

/**
 * A message after a failure.
 * @param props.text `{email}` is replaced by a link to the office.
 * @param props.withoutScripts Shown only where the site's scripts cannot run.
 */
export function FailureNotice({ text, withoutScripts }: FailureNoticeProps) {
  const { officeEmail } = useFormContent();
  const [before, after] = text.split('{email}');
  return (
    <p className={classes(css.failure, withoutScripts && css.withoutScripts)} role="alert">
      <span>{before}</span>
      <a href={`mailto:${officeEmail}`}>{officeEmail}</a>
      <span>{after}</span>
    </p>
  );
}
