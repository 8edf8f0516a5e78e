import { useCombobox } from 'downshift';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useTimeout } from '../../hooks/useTimeout';
import { labelId } from '../FieldFrame/FieldFrame';
import { fill } from '../../helpers/fill';
import { normalize } from '../../helpers/normalize';
import type { CountryPickerProps } from './CountryPicker';
import { preventDownshiftDefault, stateReducer } from './downshift';
import { findByName, findCountries, type Country } from './search';

const noCountries: readonly Country[] = [];

/** The pause in typing after which the number of matches is announced, in milliseconds. */
const announceDelay = 500;

/** The state and event handlers of a `CountryPicker`. */
export function useCountryCombobox(props: CountryPickerProps) {
  const { id, value, initialText = '', countries: list } = props;
  const { onChange, onBlur, onOpen, announce, texts } = props;
  const [text, setText] = useState(value?.name ?? initialText);
  const [notice, setNotice] = useState<string>();
  const [lastName, setLastName] = useState(value?.name);
  // The value also changes from outside, such as when the form is reset.
  if (value?.name !== lastName) {
    setLastName(value?.name);
    setText(value?.name ?? '');
    // Tab may leave the field before React has rendered the choice.
    setNotice(undefined);
  }
  const inputRef = useRef<HTMLInputElement>(null);
  const isLoading = list === undefined;
  const countries = list ?? noCountries;
  const hasFailed = !isLoading && countries.length === 0;
  const query = text === value?.name ? '' : text;
  const matches = useMemo(() => findCountries(countries, query), [countries, query]);
  const items = useMemo(() => matches.map(({ country }) => country), [matches]);

  const select = (country: Country | null) => {
    if (country?.name !== value?.name) onChange(country);
    setText(country?.name ?? '');
    setNotice(undefined);
  };

  const combobox = useCombobox<Country>({
    items,
    inputValue: text,
    selectedItem: value,
    itemToString: (country) => country?.name ?? '',
    itemToKey: (country) => country?.name,
    inputId: id,
    labelId: labelId(id),
    menuId: `${id}-list`,
    toggleButtonId: `${id}-arrow`,
    getItemId: (index) => `${id}-option-${index}`,
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

  // A whole name selects its country; other text is reset to the selected country, with a notice. Without the list, the
  // text is the country.
  const commitText = () => {
    if (isLoading || text === (value?.name ?? '')) return;
    if (normalize(text) === '') return select(null);
    if (hasFailed) return select({ name: text.trim(), callingCode: '' });
    const country = findByName(countries, text);
    select(country ?? value);
    if (country) return;
    setNotice(texts.notChosen);
    return texts.notChosen;
  };

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
    const announcement = event.relatedTarget?.id === `${id}-arrow` ? undefined : commitText();
    onBlur?.();
    if (announcement) announce?.(announcement);
  };

  // Takes over text from before hydration or before the countries loaded. A draft may have a country that is no longer
  // in the list, or its former code; without the list, any text is a country.
  const syncFromInput = useEffectEvent(() => {
    const input = inputRef.current;
    if (!input) return;
    if (input.value !== text) setText(input.value);
    const country = findByName(countries, value?.name ?? input.value);
    const isStale = value && country?.callingCode !== value.callingCode;
    if (isStale && countries.length > 0) onChange(country ?? null);
    if (country && !value && document.activeElement !== input) select(country);
  });
  useLayoutEffect(() => syncFromInput(), [countries]);

  // Enter, and in some browsers a click on Submit, leaves the focus in the field, so blur does not commit the text.
  const commitBeforeSubmit = useEffectEvent(() => void commitText());
  useEffect(() => {
    const form = inputRef.current?.form;
    const onSubmit = () => commitBeforeSubmit();
    form?.addEventListener('submit', onSubmit, { capture: true });
    return () => form?.removeEventListener('submit', onSubmit, { capture: true });
  }, []);

  const emptyText = hasFailed ? texts.listFailed : texts.noMatch;
  const matchCount = fill(texts.matchCount, { count: items.length });
  const isSearched = isOpen && !isLoading && (hasFailed || normalize(query) !== '');
  const found = isSearched ? (items.length > 0 ? matchCount : emptyText) : '';
  useTimeout(() => announce?.(found), announceDelay, found || null);

  // Selects the whole name, so that typing starts a new search.
  const onClick = (event: MouseEvent<HTMLInputElement>) => {
    if (!isOpen) event.currentTarget.select();
  };

  return {
    combobox,
    matches,
    notice,
    emptyText,
    isLoading,
    ref: inputRef,
    onChange: onInput,
    onKeyDown,
    onClick,
    onBlur: onInputBlur,
  };
}
