import type { FocusEvent } from 'react';
import { classes } from '../classes';
import * as control from '../FieldFrame/control.module.css';
import { ariaProps, FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame';
import * as css from './TextArea.module.css';

interface TextAreaProps extends FieldProps {
  name: string;
  value: string;
  /** In UTF-16 code units, as browsers count them. */
  maxLength: number;
  onChange: (value: string) => void;
  onBlur?: (event: FocusEvent<HTMLTextAreaElement>) => void;
}

/** The text of the counter, such as 12/1000. */
export const countText = (value: string, maxLength: number) => `${value.length}/${maxLength}`;

/** A multi-line text field with a live counter. */
export function TextArea(props: TextAreaProps) {
  const { id, label, required, hint, error, value, maxLength, onChange, ...rest } = props;
  const fieldProps = { id, label, required, hint, error };
  const count = (
    <p id={`${id}-count`} className={css.count} data-full={value.length >= maxLength || undefined}>
      {countText(value, maxLength)}
    </p>
  );
  return (
    <FieldFrame {...fieldProps} aside={count}>
      <div className={control.control}>
        <textarea
          {...rest}
          {...ariaProps(fieldProps, `${id}-count`)}
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
