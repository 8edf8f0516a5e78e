import * as css from './form.module.css';
import { useFormContent } from './useFormContent';

/**
 * A message after a failure.
 * @param props.text `{email}` is replaced by a link to the office.
 */
export function FailureNotice({ text }: { text: string }) {
  const { officeEmail } = useFormContent();
  const [before, after] = text.split('{email}');
  return (
    <p className={css.failure} role="alert">
      <span>{before}</span>
      <a href={`mailto:${officeEmail}`}>{officeEmail}</a>
      <span>{after}</span>
    </p>
  );
}
