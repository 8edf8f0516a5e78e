import type { FocusEvent, HTMLInputAutoCompleteAttribute, InputHTMLAttributes, Ref } from 'react';
import * as control from '../FieldFrame/control.module.css';
import { controlState, FieldFrame, type FieldWords } from '../FieldFrame/FieldFrame';
import * as css from './TextField.module.css';

interface TextFieldProps extends FieldWords {
  name: string;
  value: string;
  /** Gets the text as typed and the control it was typed into. */
  onChange: (value: string, input: HTMLInputElement) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  type?: 'text' | 'email' | 'tel';
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoCapitalize?: 'none' | 'words';
  /** Stands before the text and is read with it, such as '+44'. */
  prefix?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A field for one line of text. */
export function TextField(props: TextFieldProps) {
  const { id, label, required, hint, error, prefix, onChange, type = 'text', ref, ...rest } = props;
  const prefixId = `${id}-prefix`;
  const words = { id, label, required, hint, error };
  return (
    <FieldFrame {...words}>
      <div className={control.control}>
        {prefix && (
          <span id={prefixId} className={css.prefix}>
            {prefix}
          </span>
        )}
        <input
          {...rest}
          {...controlState(words, ...(prefix ? [prefixId] : []))}
          ref={ref}
          id={id}
          type={type}
          className={control.input}
          spellCheck={type === 'email' ? false : undefined}
          onChange={(event) => onChange(event.target.value, event.target)}
        />
      </div>
    </FieldFrame>
  );
}
