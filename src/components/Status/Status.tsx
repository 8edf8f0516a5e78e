import * as css from './Status.module.css';

interface StatusProps {
  label: string;
  /** The mark: a disc for done, the default, a ring for open, or a lozenge for an alert. */
  tone?: 'done' | 'open' | 'alert' | undefined;
}

/** A status in an excerpt of the product, with a mark so that colour is not the only cue (WCAG 1.4.1). */
export function Status({ label, tone }: StatusProps) {
  return (
    <b className={css.mark} data-tone={tone}>
      {label}
    </b>
  );
}
