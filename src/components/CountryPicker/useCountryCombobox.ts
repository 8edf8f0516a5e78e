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
import { labelId } from '../FieldFrame/FieldFrame';
import type { CountryPickerProps } from './CountryPicker';
import { preventDownshiftDefault, stateReducer } from './downshift';
import { normalize, findByName, filterByPrefix, type Country } from './search';

/** The state and event handlers of a `CountryPicker`. */
export function useCountryCombobox(props: CountryPickerProps) {
  const {
    id,
    value,
    initialText = '',
    countries,
    onChange,
    onBlur,
    onOpen,
    announce,
    texts,
  } = props;
  const [text, setText] = useState(value?.name ?? initialText);
  const [lastName, setLastName] = useState(value?.name);
  // The value also changes from outside, such as when the form is reset.
  if (value?.name !== lastName) {
    setLastName(value?.name);
    setText(value?.name ?? '');
  }
  const inputRef = useRef<HTMLInputElement>(null);
  const items = useMemo(
    () => (text === value?.name ? [...countries] : filterByPrefix(countries, text)),
    [countries, text, value?.name],
  );

  const select = (country: Country | null) => {
    if (country?.name !== value?.name) onChange(country);
    setText(country?.name ?? '');
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
      if (isOpen) onOpen?.();
    },
  });
  const { isOpen, highlightedIndex } = combobox;

  // A full name selects its country; other text is reset to the selected country.
  const commitText = () => {
    if (countries.length > 0 && text !== value?.name) {
      select(normalize(text) === '' ? null : (findByName(countries, text) ?? value));
    }
  };

  const onInput = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.value;
    setText(typed);
    if (typed === '' && value) onChange(null);
    // Autofill from another field: select without opening the list.
    if (document.activeElement !== event.currentTarget) {
      preventDownshiftDefault(event);
      const country = findByName(countries, typed);
      if (country) select(country);
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const active = items[highlightedIndex];
    if (event.key === 'Tab' && active) select(active);
    if (event.key === 'Enter' && !active) {
      preventDownshiftDefault(event);
      event.preventDefault();
      const [match, ...others] = items;
      if (match && others.length === 0) {
        select(match);
        combobox.closeMenu();
      }
    }
  };

  const onInputBlur = (event: FocusEvent<HTMLInputElement>) => {
    // The window lost the focus, not the field.
    if (document.activeElement === event.currentTarget) return;
    if (event.relatedTarget?.id !== `${id}-arrow`) commitText();
    onBlur?.();
  };

  // Takes over text that was entered before hydration or before the countries loaded.
  const syncFromInput = useEffectEvent(() => {
    const input = inputRef.current;
    if (!input) return;
    if (input.value !== text) setText(input.value);
    const country = findByName(countries, input.value);
    if (country && !value && document.activeElement !== input) select(country);
  });
  useLayoutEffect(() => syncFromInput(), [countries]);

  // Enter, and in some browsers a click on Submit, leaves the focus in the field, so blur does not commit the text.
  const commitBeforeSubmit = useEffectEvent(commitText);
  useEffect(() => {
    const form = inputRef.current?.form;
    const onSubmit = () => commitBeforeSubmit();
    form?.addEventListener('submit', onSubmit, { capture: true });
    return () => form?.removeEventListener('submit', onSubmit, { capture: true });
  }, []);

  const isLoading = countries.length === 0;
  const hasNoMatch = isOpen && !isLoading && items.length === 0;
  const announceNoMatch = useEffectEvent(() => announce?.(texts.noMatch));
  useEffect(() => {
    if (hasNoMatch) announceNoMatch();
  }, [hasNoMatch]);

  // Selects the whole name, so that typing starts a new search.
  const onClick = (event: MouseEvent<HTMLInputElement>) => {
    if (!isOpen) event.currentTarget.select();
  };

  return {
    combobox,
    items,
    isLoading,
    ref: inputRef,
    onChange: onInput,
    onKeyDown,
    onClick,
    onBlur: onInputBlur,
  };
}
