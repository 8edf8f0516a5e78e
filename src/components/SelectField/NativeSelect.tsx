import { useLayoutEffect, useRef, type RefObject } from 'react';
import { Chevron } from '../Chevron/Chevron';
import { ariaProps } from '../FieldFrame/FieldFrame';
import * as control from '../FieldFrame/control.module.css';
import { classes } from '../classes';
import type { SelectFieldProps } from './SelectField';
import * as css from './SelectField.module.css';

interface NativeSelectProps extends SelectFieldProps {
  /** Set on unmount: whether this element had the focus. */
  hadFocus: RefObject<boolean>;
}

/** A native `<select>`, styled like the other controls. */
export function NativeSelect({ hadFocus, options, ...props }: NativeSelectProps) {
  const selectRef = useRef<HTMLSelectElement>(null);

  useLayoutEffect(() => {
    const node = selectRef.current;
    return () => {
      hadFocus.current = node !== null && document.activeElement === node;
    };
  }, [hadFocus]);

  return (
    <div className={control.control}>
      <select
        {...ariaProps(props)}
        ref={selectRef}
        id={props.id}
        name={props.name}
        className={classes(control.input, css.native)}
        defaultValue={props.value}
      >
        {/* HTML requires a text in each option. */}
        <option value="">{'\u00a0'}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <span className={css.arrow}>
        <Chevron />
      </span>
    </div>
  );
}
