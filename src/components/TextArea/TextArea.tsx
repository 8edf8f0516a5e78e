import type { FocusEvent } from 'react';
import { classes } from '../classes';
import * as control from '../FieldFrame/control.module.css';
import { controlState, FieldFrame, type FieldWords } from '../FieldFrame/FieldFrame';
import * as css from './TextArea.module.css';

interface TextAreaProps extends FieldWords {
  name: string;
  value: string;
  /** The most that fits, in UTF-16 code units as the browser counts them. */
  maxLength: number;
  onChange: (value: string) => void;
  onBlur?: (event: FocusEvent<HTMLTextAreaElement>) => void;
}

/** The counter's text: how much is written of what fits. */
export const countText = (value: string, maxLength: number) => `${value.length}/${maxLength}`;

/** A field for a few lines of text, with a live counter; the browser stops at the limit. */
export function TextArea(props: TextAreaProps) {
  const { id, label, required, hint, error, value, maxLength, onChange, ...rest } = props;
  const words = { id, label, required, hint, error };
  const count = (
    <p id={`${id}-count`} className={css.count} data-full={value.length >= maxLength || undefined}>
      {countText(value, maxLength)}
    </p>
  );
  return (
    <FieldFrame {...words} aside={count}>
      <div className={control.control}>
        <textarea
          {...rest}
          {...controlState(words, `${id}-count`)}
          id={id}
          rows={4}
          className={classes(control.input, css.area)}
          value={value}
          maxLength={maxLength}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </FieldFrame>
  );
}
