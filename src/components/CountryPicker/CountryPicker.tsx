import * as visuallyHidden from '../../styles/visuallyHidden.module.css';
import * as control from '../FieldFrame/control.module.css';
import { controlState, FieldFrame, listNameId, type FieldWords } from '../FieldFrame/FieldFrame';
import { Chevron } from '../ListPopup/Chevron';
import { ListOption, ListPopup } from '../ListPopup/ListPopup';
import type { Country } from './search';
import { useCountryCombobox } from './useCountryCombobox';
import { useFirstRows } from './useFirstRows';

export interface CountryPickerProps extends FieldWords {
  name: string;
  /** The chosen country, null while none is. */
  value: Country | null;
  onChange: (country: Country | null) => void;
  /** The focus has left the field, and what was typed is settled. */
  onBlur?: () => void;
  /** All countries; empty until they have arrived. */
  countries: readonly Country[];
  /** The list opens: the moment to fetch the countries where they are still missing. */
  onOpen?: () => void;
  /** Says something to assistive technology, politely. */
  announce?: (text: string) => void;
  words: {
    /** Said where no country begins with what was typed. */
    noMatch: string;
    /** The name of the arrow button. */
    open: string;
  };
}

/**
 * A field to choose a country from a list that typing narrows down to the names starting with the text
 * (R136, R148). It opens on a click of the field or its arrow, on typing and on the arrow
 * keys; it closes on a choice, on Escape and on a click outside.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list/
 */
export function CountryPicker(props: CountryPickerProps) {
  const { id, label, required, hint, error, name, value, words } = props;
  const fieldWords = { id, label, required, hint, error };
  const { combobox, items, isWaiting, ...field } = useCountryCombobox(props);
  const { isOpen, highlightedIndex, getInputProps, getItemProps } = combobox;
  const isListed = isOpen && items.length > 0;
  const rows = useFirstRows(items, isOpen, highlightedIndex);

  return (
    <FieldFrame {...fieldWords}>
      <div className={control.anchor}>
        <div className={control.control}>
          <input
            {...getInputProps({
              ...controlState(fieldWords),
              ...field,
              name,
              className: control.input,
              autoComplete: 'country-name',
              spellCheck: false,
              'aria-expanded': isListed,
              'aria-activedescendant':
                isListed && highlightedIndex >= 0 ? `${id}-option-${highlightedIndex}` : undefined,
            })}
          />
          <button
            {...combobox.getToggleButtonProps({
              type: 'button',
              className: control.arrow,
              'aria-expanded': isListed,
              onMouseDown: (event) => event.preventDefault(),
            })}
          >
            <Chevron />
            <span className={visuallyHidden.text}>{words.open}</span>
          </button>
        </div>
        <ListPopup
          isOpen={isOpen}
          isBusy={isWaiting}
          empty={words.noMatch}
          list={combobox.getMenuProps({ 'aria-labelledby': listNameId(fieldWords) })}
        >
          {isOpen &&
            rows.map((country, index) => (
              <ListOption
                key={country.name}
                text={country.name}
                detail={`+${country.callingCode}`}
                isActive={index === highlightedIndex}
                isChosen={country.name === value?.name}
                option={getItemProps({ item: country, index })}
              />
            ))}
        </ListPopup>
      </div>
    </FieldFrame>
  );
}
