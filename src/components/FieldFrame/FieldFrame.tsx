import type { ReactNode } from 'react';
import { classes } from '../../helpers/classes';
import * as css from './FieldFrame.module.css';

/** The props that all form fields share. */
export interface FieldProps {
  /** The id of the control; the ids of label, hint and error are derived from it. */
  id: string;
  /** The visible label, without the asterisk. */
  label: string;
  /** Marks the label with an asterisk. */
  required?: boolean | undefined;
  /** Help text, always visible. */
  hint?: string | undefined;
  /** Stands in place of the hint until the value changes: says what happened to the last input. */
  notice?: string | undefined;
  error?: ReactNode;
}

interface FieldFrameProps extends FieldProps {
  /** Content beside the error, such as a counter. */
  aside?: ReactNode;
  children: ReactNode;
}

export const labelId = (id: string) => `${id}-label`;

/** The id of the element that labels a field's listbox: the hint, so that no two elements have the same label. */
export const listLabelId = ({ id, hint }: FieldProps) => (hint ? `${id}-hint` : labelId(id));

/** The ARIA attributes of a control: its state, and references to its hint and error. */
export function ariaProps(
  { id, required, hint, notice, error }: FieldProps,
  ...descriptionIds: string[]
) {
  const help = (notice ?? hint) && `${id}-hint`;
  const ids = [...descriptionIds, error && `${id}-error`, help].filter(Boolean);
  return {
    'aria-required': required || undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': ids.join(' ') || undefined,
  };
}

/** The layout of a form field: label and hint, the control, and a line reserved for the error. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, required, hint, notice, error, aside, children } = props;
  const help = notice ?? hint;
  return (
    <div className={css.field} data-invalid={error === undefined ? undefined : ''}>
      <div className={css.head}>
        <label className={css.label} id={labelId(id)} htmlFor={id}>
          <span>{label}</span>
          {required && (
            <span className={css.star} aria-hidden="true">
              {' *'}
            </span>
          )}
        </label>
        {help && (
          <p key={notice} id={`${id}-hint`} className={classes(css.hint, notice && css.notice)}>
            {help}
          </p>
        )}
      </div>
      <div>
        {children}
        <div className={css.foot}>
          <div>
            {error !== undefined && (
              <p id={`${id}-error`} className={css.error}>
                {/* Colour is not the only cue (WCAG 1.4.1). */}
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <circle cx="8" cy="8" r="7" />
                  <path d="M8 4.5v4.25M8 11.25v.5" />
                </svg>
                <span>{error}</span>
              </p>
            )}
          </div>
          {aside}
        </div>
      </div>
    </div>
  );
}
