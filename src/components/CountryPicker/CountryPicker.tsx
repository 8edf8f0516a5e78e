import { useDeferredValue } from 'react';
import * as visuallyHidden from '../../styles/visuallyHidden.module.css';
import * as control from '../FieldFrame/control.module.css';
import { ariaProps, FieldFrame, listLabelId, type FieldProps } from '../FieldFrame/FieldFrame';
import { Chevron } from '../ListPopup/Chevron';
import { ListOption, ListPopup } from '../ListPopup/ListPopup';
import type { Country } from './search';
import { useCountryCombobox } from './useCountryCombobox';

/** The number of rows that fit the open list, and a few more. */
const initialRowCount = 12;
const noRows: readonly Country[] = [];

export interface CountryPickerProps extends FieldProps {
  name: string;
  /** The selected country, if any. */
  value: Country | null;
  /** What was typed before hydration. */
  initialText?: string;
  onChange: (country: Country | null) => void;
  /** Called on blur, after the typed text is committed. */
  onBlur?: () => void;
  /** All countries; empty while they load. */
  countries: readonly Country[];
  /** Called when the list opens, so that the caller can load the countries. */
  onOpen?: () => void;
  /** Announces a text in a polite live region. */
  announce?: (text: string) => void;
  texts: {
    /** Shown and announced if no country matches. */
    noMatch: string;
    /** The accessible name of the arrow button. */
    open: string;
  };
}

/**
 * A combobox for countries: typing filters the list by the start of the name (R136, R148). It opens on click, on
 * typing and on the arrow keys; it closes on selection, on Escape and on a click outside.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list/
 */
export function CountryPicker(props: CountryPickerProps) {
  const { id, label, required, hint, error, name, value, texts } = props;
  const fieldProps = { id, label, required, hint, error };
  const { combobox, items, isLoading, ...inputProps } = useCountryCombobox(props);
  const { isOpen, highlightedIndex, getInputProps, getItemProps } = combobox;
  const isExpanded = isOpen && items.length > 0;
  // Right after the list opens only the visible rows and the active one are rendered, so that the next paint is not
  // delayed; the others follow (https://react.dev/reference/react/useDeferredValue).
  const rows = isOpen ? items : noRows;
  const hasAllRows = useDeferredValue(rows) === rows;
  const rowCount = hasAllRows ? rows.length : Math.max(initialRowCount, highlightedIndex + 1);

  return (
    <FieldFrame {...fieldProps}>
      <div className={control.anchor}>
        <div className={control.control}>
          <input
            {...getInputProps({
              ...ariaProps(fieldProps),
              ...inputProps,
              name,
              className: control.input,
              autoComplete: 'country-name',
              spellCheck: false,
              'aria-expanded': isExpanded,
              'aria-activedescendant':
                isExpanded && highlightedIndex >= 0
                  ? `${id}-option-${highlightedIndex}`
                  : undefined,
            })}
          />
          <button
            {...combobox.getToggleButtonProps({
              type: 'button',
              className: control.arrow,
              'aria-expanded': isExpanded,
              onMouseDown: (event) => event.preventDefault(),
            })}
          >
            <Chevron />
            <span className={visuallyHidden.text}>{texts.open}</span>
          </button>
        </div>
        <ListPopup
          isOpen={isOpen}
          isLoading={isLoading}
          emptyText={texts.noMatch}
          listProps={combobox.getMenuProps({ 'aria-labelledby': listLabelId(fieldProps) })}
        >
          {isOpen &&
            rows
              .slice(0, rowCount)
              .map((country, index) => (
                <ListOption
                  key={country.name}
                  text={country.name}
                  detail={`+${country.callingCode}`}
                  isActive={index === highlightedIndex}
                  isSelected={country.name === value?.name}
                  optionProps={getItemProps({ item: country, index })}
                />
              ))}
        </ListPopup>
      </div>
    </FieldFrame>
  );
}
