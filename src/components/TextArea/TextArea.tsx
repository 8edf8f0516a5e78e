import type { FocusEvent } from 'react';
import { classes } from '../../helpers/classes';
import * as control from '../FieldFrame/control.module.css';
import { ariaProps, FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame';
import * as css from './TextArea.module.css';

interface TextAreaProps extends FieldProps {
  name: string;
  value: string;
  /** In UTF-16 code units, as browsers count them. */
  maxLength: number;
  readOnly?: boolean;
  onChange: (value: string) => void;
  onBlur?: (event: FocusEvent<HTMLTextAreaElement>) => void;
  /** Called on each input, with whether it was pasted or dropped text that has been cut to fit. */
  onCut?: (isCut: boolean) => void;
}

/** The text of the counter, such as 12/1000. */
export const countText = (value: string, maxLength: number) => `${value.length}/${maxLength}`;

/** Whether a text is longer than the room in place of what is selected. */
function isTooLong(data: DataTransfer, area: HTMLTextAreaElement): boolean {
  const { value, selectionStart, selectionEnd, maxLength } = area;
  const room = maxLength - value.length + selectionEnd - selectionStart;
  return data.getData('text/plain').replaceAll('\r\n', '\n').length > room;
}

/** A multi-line text field with a live counter. */
export function TextArea(props: TextAreaProps) {
  const { id, label, required, hint, notice, error, value, maxLength, onChange, onCut, ...rest } =
    props;
  const fieldProps = { id, label, required, hint, notice, error };
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
          onPaste={(event) => onCut?.(isTooLong(event.clipboardData, event.currentTarget))}
          onDrop={(event) => onCut?.(isTooLong(event.dataTransfer, event.currentTarget))}
          onChange={({ target, nativeEvent }) => {
            const type = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
            if (!type.startsWith('insertFrom')) onCut?.(false);
            onChange(target.value);
          }}
        />
      </div>
    </FieldFrame>
  );
}
