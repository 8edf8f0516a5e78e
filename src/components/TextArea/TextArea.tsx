import { useRef, type FocusEvent } from 'react';
import { classes } from '../../helpers/classes';
import { useBeforeInput } from '../../hooks/useBeforeInput';
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
  /** Called on each input, with whether it is a text, such as a pasted or a dictated one, that is cut to fit. */
  onCut?: (isCut: boolean) => void;
}

/** The text of the counter, such as 12/1000. */
export const countText = (value: string, maxLength: number) => `${value.length}/${maxLength}`;

/** Whether a text, not only a letter, is longer than the room in place of what is selected. */
function isCut(
  text: string,
  { value, selectionStart, selectionEnd, maxLength }: HTMLTextAreaElement,
) {
  const { length } = text.replaceAll('\r\n', '\n');
  return length > 1 && length > maxLength - value.length + selectionEnd - selectionStart;
}

/** A multi-line text field with a live counter. */
export function TextArea(props: TextAreaProps) {
  const { id, label, required, hint, notice, error, value, maxLength, onChange, onCut, ...rest } =
    props;
  const fieldProps = { id, label, required, hint, notice, error };
  const areaRef = useRef<HTMLTextAreaElement>(null);
  useBeforeInput(areaRef, ({ data, isComposing }) => {
    if (areaRef.current && !isComposing) onCut?.(isCut(data ?? '', areaRef.current));
  });
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
          ref={areaRef}
          id={id}
          rows={4}
          className={classes(control.input, css.area)}
          value={value}
          maxLength={maxLength}
          // Browsers cut what an input method has composed, or dictated, only then.
          onCompositionEnd={({ data, currentTarget: { value: text, selectionEnd } }) =>
            onCut?.(!text.slice(0, selectionEnd).endsWith(data))
          }
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </FieldFrame>
  );
}
