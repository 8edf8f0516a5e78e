import type { MouseEvent, ReactNode } from 'react';
import * as css from './FieldFrame.module.css';

/** What every field of a form has around its control. */
export interface FieldWords {
  /** The control's id; those of label, hint and error are made from it. */
  id: string;
  /** The visible label, without the asterisk. */
  label: string;
  /** Marks the label with an asterisk. */
  required?: boolean | undefined;
  /** Help that stays in view. */
  hint?: string | undefined;
  /** What is wrong; nothing while nothing is. */
  error?: string | undefined;
}

interface FieldFrameProps extends FieldWords {
  /** Stands opposite the error, such as a counter. */
  aside?: ReactNode;
  onLabelClick?: (event: MouseEvent<HTMLLabelElement>) => void;
  children: ReactNode;
}

/** The id of a field's label. */
export const labelId = (id: string) => `${id}-label`;

/** The id of what names a field's list: its help, so that the label stays the field's alone. */
export const listNameId = ({ id, hint }: FieldWords) => (hint ? `${id}-hint` : labelId(id));

/** The attributes that tie a control to its field's hint and error, and tell its state. */
export function controlState({ id, required, hint, error }: FieldWords, ...more: string[]) {
  const parts = [...more, error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return {
    'aria-required': required || undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': parts.join(' ') || undefined,
  };
}

/** A field: label and help above, the control, then what is wrong, for which a line is kept. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, required, hint, error, aside, onLabelClick, children } = props;
  return (
    <div className={css.field} data-invalid={error === undefined ? undefined : ''}>
      <div className={css.head}>
        {/* The label adds to what the control does by itself. */}
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <label className={css.label} id={labelId(id)} htmlFor={id} onClick={onLabelClick}>
          {label}
          {required && (
            <span className={css.star} aria-hidden="true">
              {' *'}
            </span>
          )}
        </label>
        {hint && (
          <p id={`${id}-hint`} className={css.hint}>
            {hint}
          </p>
        )}
      </div>
      {children}
      <div className={css.foot}>
        <div>{error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
        {aside}
      </div>
    </div>
  );
}

/** What is wrong with a field, told by a sign and in words, not by colour alone. */
function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={css.error}>
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <circle cx="8" cy="8" r="7" />
        <path d="M8 4.5v4.25M8 11.25v.5" />
      </svg>
      {children}
    </p>
  );
}
