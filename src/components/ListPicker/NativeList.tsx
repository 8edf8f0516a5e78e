import { useLayoutEffect, useRef, type RefObject } from 'react';
import { classes } from '../classes';
import * as control from '../FieldFrame/control.module.css';
import { controlState } from '../FieldFrame/FieldFrame';
import { Chevron } from '../ListPopup/Chevron';
import type { ListPickerProps } from './ListPicker';
import * as css from './ListPicker.module.css';

interface NativeListProps extends ListPickerProps {
  /** Told, on leaving the page, whether the focus was here. */
  hadFocus: RefObject<boolean>;
}

/** The browser's own list, in the look of the other controls. */
export function NativeList({ hadFocus, options, ...props }: NativeListProps) {
  const list = useRef<HTMLSelectElement>(null);

  useLayoutEffect(() => {
    const node = list.current;
    return () => {
      hadFocus.current = node !== null && document.activeElement === node;
    };
  }, [hadFocus]);

  return (
    <div className={control.control}>
      <select
        {...controlState(props)}
        ref={list}
        id={props.id}
        name={props.name}
        className={classes(control.input, css.native)}
        defaultValue={props.value}
      >
        <option value="" />
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
