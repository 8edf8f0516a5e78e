import { useSelect, type UseSelectState, type UseSelectStateChangeOptions } from 'downshift';
import { useLayoutEffect, type KeyboardEvent, type RefObject } from 'react';
import { Chevron } from '../Chevron/Chevron';
import { ariaProps, labelId, listLabelId } from '../FieldFrame/FieldFrame';
import * as control from '../FieldFrame/control.module.css';
import { ListOption, ListPopup } from '../ListPopup/ListPopup';
import { classes } from '../classes';
import type { SelectFieldProps } from './SelectField';
import * as css from './SelectField.module.css';

const { stateChangeTypes: Change } = useSelect;

type State = UseSelectState<string>;

/** Changes two defaults: hovering does not highlight an option, and blur does not select the highlighted one. */
function stateReducer(state: State, { type, changes }: UseSelectStateChangeOptions<string>) {
  switch (type) {
    case Change.ItemMouseMove:
    case Change.MenuMouseLeave:
      return state;
    case Change.ToggleButtonBlur:
      return { ...changes, selectedItem: state.selectedItem };
    default:
      return changes;
  }
}

interface SelectOnlyComboboxProps extends SelectFieldProps {
  /** Whether the native select had the focus before it was replaced. */
  hadFocus: RefObject<boolean>;
}

/**
 * A select-only combobox. Tab selects the highlighted option, as in the pattern:
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/
 */
export function SelectOnlyCombobox({ hadFocus, ...props }: SelectOnlyComboboxProps) {
  const { id, name, value, options, onChange, onBlur } = props;
  const { isOpen, highlightedIndex, getItemProps, getMenuProps, getToggleButtonProps } = useSelect({
    items: [...options],
    selectedItem: value || null,
    labelId: labelId(id),
    menuId: `${id}-list`,
    toggleButtonId: id,
    getItemId: (index) => `${id}-option-${index}`,
    stateReducer,
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem ?? ''),
  });

  useLayoutEffect(() => {
    if (hadFocus.current) document.getElementById(id)?.focus({ preventScroll: true });
  }, [hadFocus, id]);

  const onKeyDown = (event: KeyboardEvent) => {
    const active = isOpen ? options[highlightedIndex] : undefined;
    if (event.key === 'Tab' && active !== undefined) onChange(active);
  };

  return (
    <div className={control.anchor}>
      <div className={control.control}>
        <button
          {...getToggleButtonProps({
            ...ariaProps(props),
            type: 'button',
            name,
            value,
            className: classes(control.input, css.toggle),
            'aria-activedescendant':
              isOpen && highlightedIndex >= 0 ? `${id}-option-${highlightedIndex}` : undefined,
            onKeyDown,
            onBlur: () => onBlur?.(),
          })}
        >
          <span>{value}</span>
          <span className={css.arrow}>
            <Chevron />
          </span>
        </button>
      </div>
      <ListPopup
        isOpen={isOpen}
        listProps={getMenuProps({ 'aria-labelledby': listLabelId(props) })}
      >
        {isOpen &&
          options.map((option, index) => (
            <ListOption
              key={option}
              text={option}
              isActive={index === highlightedIndex}
              isSelected={option === value}
              optionProps={getItemProps({ item: option, index })}
            />
          ))}
      </ListPopup>
    </div>
  );
}
