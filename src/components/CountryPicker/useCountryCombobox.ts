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
import { keepFromLibrary, reduce } from './library';
import { fold, named, startingWith, type Country } from './search';

/** The behaviour of a `CountryPicker`: what is typed, what it narrows the list down to, what is chosen. */
export function useCountryCombobox(props: CountryPickerProps) {
  const { id, value, countries, onChange, onBlur, onOpen, announce, words } = props;
  const [text, setText] = useState(value?.name ?? '');
  const [lastName, setLastName] = useState(value?.name);
  // The value changes from outside too, as when a form is emptied after it was sent.
  if (value?.name !== lastName) {
    setLastName(value?.name);
    setText(value?.name ?? '');
  }
  const inputRef = useRef<HTMLInputElement>(null);
  const items = useMemo(
    () => (text === value?.name ? [...countries] : startingWith(countries, text)),
    [countries, text, value?.name],
  );

  const choose = (country: Country | null) => {
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
    stateReducer: reduce,
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    onSelectedItemChange: ({ selectedItem }) => choose(selectedItem),
    onIsOpenChange: ({ isOpen }) => {
      if (isOpen) onOpen?.();
    },
  });
  const { isOpen, highlightedIndex } = combobox;

  // Typed text that is no choice is no value: a full name chooses, anything else gives way.
  const settle = () => {
    if (countries.length > 0 && text !== value?.name) {
      choose(fold(text) === '' ? null : (named(countries, text) ?? value));
    }
  };

  const onInput = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.value;
    setText(typed);
    if (typed === '' && value) onChange(null);
    // Filled in by the browser, from another field: choose without opening a list over the form.
    if (document.activeElement !== event.currentTarget) {
      keepFromLibrary(event);
      const country = named(countries, typed);
      if (country) choose(country);
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const active = items[highlightedIndex];
    if (event.key === 'Tab' && active) choose(active);
    if (event.key === 'Enter' && !active) {
      keepFromLibrary(event);
      event.preventDefault();
      const [only, ...others] = items;
      if (only && others.length === 0) {
        choose(only);
        combobox.closeMenu();
      }
    }
  };

  const onLeave = (event: FocusEvent<HTMLInputElement>) => {
    // Another window has the focus: the visitor is still in this field.
    if (document.activeElement === event.currentTarget) return;
    if (event.relatedTarget?.id !== `${id}-arrow`) settle();
    onBlur?.();
  };

  // What was typed or filled in before the field was interactive, or before the countries arrived.
  const adopt = useEffectEvent(() => {
    const input = inputRef.current;
    if (!input) return;
    if (input.value !== text) setText(input.value);
    const country = named(countries, input.value);
    if (country && !value && document.activeElement !== input) choose(country);
  });
  useLayoutEffect(() => adopt(), [countries]);

  // A click on Submit need not take the focus from the field, nor does Enter.
  const settleBeforeSubmit = useEffectEvent(settle);
  useEffect(() => {
    const form = inputRef.current?.form;
    const onSubmit = () => settleBeforeSubmit();
    form?.addEventListener('submit', onSubmit, { capture: true });
    return () => form?.removeEventListener('submit', onSubmit, { capture: true });
  }, []);

  const isWaiting = countries.length === 0;
  const hasNoMatch = isOpen && !isWaiting && items.length === 0;
  const sayNoMatch = useEffectEvent(() => announce?.(words.noMatch));
  useEffect(() => {
    if (hasNoMatch) sayNoMatch();
  }, [hasNoMatch]);

  // A click takes the whole name, so that typing begins a new search.
  const onClick = (event: MouseEvent<HTMLInputElement>) => {
    if (!isOpen) event.currentTarget.select();
  };

  return {
    combobox,
    items,
    isWaiting,
    ref: inputRef,
    onChange: onInput,
    onKeyDown,
    onClick,
    onBlur: onLeave,
  };
}
