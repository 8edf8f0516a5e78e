import { useDeferredValue, useMemo } from 'react';
import { fill } from '../../helpers/fill';
import { labels } from '../../labels';
import * as visuallyHidden from '../../styles/visuallyHidden.module.css';
import { Chevron } from '../Chevron/Chevron';
import * as control from '../FieldFrame/control.module.css';
import { ariaProps, FieldFrame, listLabelId, type FieldProps } from '../FieldFrame/FieldFrame';
import { ListPopup } from '../ListPopup/ListPopup';
import * as list from '../ListPopup/ListPopup.module.css';
import { preventDownshiftDefault } from './downshift';
import type { Countries, Country, Match } from './search';
import { useCountryCombobox } from './useCountryCombobox';

/** A few more rows than fit the open list. */
const initialRowCount = 12;
const noRows: readonly Match[] = [];

export interface CountryPickerProps extends FieldProps {
  name: string;
  value: Country | null;
  /** What was typed before hydration. */
  initialText?: string;
  onChange: (country: Country | null) => void;
  /** Called on blur, after the typed text is committed. */
  onBlur?: () => void;
  /** All countries; undefined while they load, empty if that fails: then the typed text is the country. */
  countries: Countries;
  /** Called when the list opens, so that the caller can load the countries. */
  onOpen?: () => void;
  /** Announces a text in a polite live region. */
  announce?: (text: string) => void;
}

/**
 * A combobox for countries: typing filters the list by the start of a name (R136). It opens on click, on
 * typing and on the arrow keys; it closes on selection, on Escape and on a click outside.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list/
 */
export function CountryPicker(props: CountryPickerProps) {
  const { id, label, required, hint, error, name, value, countries } = props;
  const { combobox, matches, notice, emptyText, ...inputProps } = useCountryCombobox(props);
  const fieldProps = { id, label, required, hint, notice, error };
  const { isOpen, highlightedIndex, getInputProps, getItemProps } = combobox;
  const isExpanded = isOpen && matches.length > 0;
  const rows = isOpen ? matches : noRows;
  const latest = useMemo(
    () => ({ rows, active: highlightedIndex, getItemProps }),
    [rows, highlightedIndex, getItemProps],
  );
  // A letter is painted before the rows that it finds, and a list that opens with the visible rows and the active one before
  // the others (https://react.dev/reference/react/useDeferredValue).
  const painted = useDeferredValue(latest);
  const shown = painted.rows.length > 0 ? painted : latest;
  const options = useMemo(() => {
    const count =
      shown === painted ? shown.rows.length : Math.max(initialRowCount, shown.active + 1);
    return shown.rows.slice(0, count).map(({ country, otherName }, index) => (
      <li
        {...shown.getItemProps({ item: country, index, onMouseMove: preventDownshiftDefault })}
        key={country.name}
        className={list.option}
        data-active={index === shown.active || undefined}
      >
        <svg className={list.mark} viewBox="0 0 16 16" aria-hidden="true">
          {country.name === value?.name && <path d="m3 8.5 3.25 3.25L13 5" />}
        </svg>
        <span className={list.text}>
          {otherName ? `${country.name} (${otherName})` : country.name}
        </span>
        <span className={list.detail}>{`+${country.callingCode}`}</span>
      </li>
    ));
  }, [shown, painted, value?.name]);

  return (
    <FieldFrame {...fieldProps}>
      <div className={list.anchor}>
        <div className={control.control}>
          <input
            {...getInputProps({
              ...ariaProps(fieldProps),
              ...inputProps,
              name,
              className: control.input,
              autoComplete: 'country-name',
              autoCorrect: 'off',
              spellCheck: false,
              'aria-expanded': isExpanded,
              'aria-activedescendant':
                isExpanded && highlightedIndex >= 0 ? `${id}-item-${highlightedIndex}` : undefined,
            })}
          />
          <button
            {...combobox.getToggleButtonProps({
              type: 'button',
              className: list.arrow,
              'aria-expanded': isExpanded,
              onMouseDown: (event) => event.preventDefault(),
            })}
          >
            <Chevron />
            <span className={visuallyHidden.text}>
              {fill(labels.countries.openList, { field: label })}
            </span>
          </button>
        </div>
        <ListPopup
          isOpen={isOpen}
          isLoading={!countries}
          emptyText={emptyText}
          listProps={combobox.getMenuProps({
            'aria-labelledby': listLabelId(fieldProps),
            onMouseLeave: preventDownshiftDefault,
          })}
        >
          {options}
        </ListPopup>
      </div>
    </FieldFrame>
  );
}
