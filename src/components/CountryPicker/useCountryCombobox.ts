import { useCombobox } from 'downshift';
import {
  useMemo,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { fill } from '../../helpers/fill';
import { normalize } from '../../helpers/normalize';
import { useTimeout } from '../../hooks/useTimeout';
import { labels } from '../../labels';
import { labelId } from '../FieldFrame/FieldFrame';
import type { CountryPickerProps } from './CountryPicker';
import { preventDownshiftDefault, stateReducer } from './downshift';
import { findByName, findCountries, type Country } from './search';
import { useCountryText } from './useCountryText';

/** The pause in typing after which the number of matches is announced, in milliseconds. */
const announceDelay = 500;

/** The state and event handlers of a `CountryPicker`. */
export function useCountryCombobox(props: CountryPickerProps) {
  const { id, value, countries, onChange, onBlur, onOpen, announce } = props;
  const field = useCountryText(props);
  const { text, setText, setNotice, select, commitText } = field;
  const hasFailed = countries?.length === 0;
  const query = text === value?.name ? '' : text;
  const matches = useMemo(() => findCountries(countries, query), [countries, query]);
  const items = useMemo(() => matches.map(({ country }) => country), [matches]);

  const combobox = useCombobox<Country>({
    items,
    inputValue: text,
    selectedItem: value,
    itemToString: (country) => country?.name ?? '',
    itemToKey: (country) => country?.name,
    id,
    inputId: id,
    labelId: labelId(id),
    stateReducer,
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    onSelectedItemChange: ({ selectedItem }) => select(selectedItem),
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) return;
      setNotice(undefined);
      onOpen?.();
    },
  });
  const { isOpen, highlightedIndex } = combobox;

  const onInput = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.value;
    setText(typed);
    setNotice(undefined);
    if (typed === '' && value) onChange(null);
    // Autofill from another field: select without opening the list.
    if (document.activeElement !== event.currentTarget) {
      preventDownshiftDefault(event);
      const country = findByName(countries, typed);
      if (country) select(country);
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Safari ends a composition before the key that ended it, which only the key code 229 shows
    // (https://w3c.github.io/uievents/#determine-keydown-keyup-keyCode).
    if (!isOpen || event.nativeEvent.isComposing || event.keyCode === 229) return;
    const active = items[highlightedIndex];
    if (event.key === 'Tab' && active) select(active);
    if (event.key === 'Enter' && !active) {
      preventDownshiftDefault(event);
      event.preventDefault();
      const country = findByName(countries, text);
      if (country) {
        select(country);
        combobox.closeMenu();
      }
    }
  };

  const onInputBlur = (event: FocusEvent<HTMLInputElement>) => {
    // The window lost the focus, not the field.
    if (document.activeElement === event.currentTarget) return;
    if (event.relatedTarget?.id !== `${id}-toggle-button`) commitText();
    onBlur?.();
  };

  const emptyText = hasFailed ? labels.countries.listFailed : labels.countries.noMatch;
  const matchCount = fill(labels.countries.matchCount, { count: items.length });
  const isSearched = isOpen && countries && (hasFailed || normalize(query) !== '');
  const found = isSearched ? (items.length > 0 ? matchCount : emptyText) : '';
  useTimeout(() => announce?.(found), announceDelay, found || null);

  // Selects the name of a chosen country, so that typing starts a new search.
  const onClick = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    if (!isOpen && currentTarget.value === value?.name) currentTarget.select();
  };

  return {
    combobox,
    matches,
    notice: field.notice,
    emptyText,
    ref: field.inputRef,
    onChange: onInput,
    onKeyDown,
    onClick,
    onBlur: onInputBlur,
  };
}
