import type { ComponentProps } from 'react';
import { classes } from '../../helpers/classes';
import * as control from '../FieldFrame/control.module.css';
import { ariaProps, FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame';
import * as css from './TextField.module.css';

interface TextFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'onChange'> {
  name: string;
  value: string;
  /** Gets the value and the input element. */
  onChange: (value: string, input: HTMLInputElement) => void;
  /** Text before the value, such as '+44'; screen readers announce it as a description. */
  prefix?: string | undefined;
}

/** A single-line text field. */
export function TextField(props: TextFieldProps) {
  const { label, required, hint, notice, error, prefix, onChange, ...rest } = props;
  const { id } = rest;
  const prefixId = `${id}-prefix`;
  const fieldProps = { id, label, required, hint, notice, error };
  return (
    <FieldFrame {...fieldProps}>
      <div className={classes(control.control, prefix !== undefined && css.prefixed)}>
        {/* Always there: React could not put it before an input that an extension has moved. */}
        {prefix !== undefined && (
          <span id={prefixId} className={css.prefix} hidden={!prefix}>
            {prefix}
          </span>
        )}
        <input
          type="text"
          {...rest}
          {...ariaProps(fieldProps, ...(prefix ? [prefixId] : []))}
          className={control.input}
          // Names and addresses are in no dictionary.
          autoCorrect="off"
          spellCheck={rest.inputMode === 'email' ? false : undefined}
          onChange={(event) => onChange(event.target.value, event.target)}
        />
      </div>
    </FieldFrame>
  );
}
