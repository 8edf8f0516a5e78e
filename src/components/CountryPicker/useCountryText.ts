import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { normalize } from '../../helpers/normalize';
import { labels } from '../../labels';
import type { CountryPickerProps } from './CountryPicker';
import { findByName, type Country } from './search';

/** The text in a country field, and the country that it means. */
export function useCountryText(props: CountryPickerProps) {
  const { value, initialText = '', countries, onChange, announce } = props;
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

  const select = (country: Country | null) => {
    if (country?.name !== value?.name) onChange(country);
    setText(country?.name ?? '');
    setNotice(undefined);
  };

  // A whole name selects its country; other text is reset to the selected country, with a notice. Without the list, the
  // text is the country.
  const commitText = (typed = text) => {
    if (!countries || typed === (value?.name ?? '')) return;
    if (normalize(typed) === '') return select(null);
    if (countries.length === 0) return select({ name: typed.trim(), callingCode: '' });
    const country = findByName(countries, typed);
    select(country ?? value);
    if (country) return;
    setNotice(labels.countries.notChosen);
    announce?.(labels.countries.notChosen);
  };

  // Takes over text from before hydration or before the countries loaded. A draft may have a country that is no longer
  // in the list, or its former code; without the list, any text is a country.
  const syncFromInput = useEffectEvent(() => {
    const input = inputRef.current;
    if (!input) return;
    if (input.value !== text) setText(input.value);
    if (!value) return document.activeElement === input ? undefined : commitText(input.value);
    const country = findByName(countries, value.name);
    const isStale = country?.callingCode !== value.callingCode;
    if (isStale && countries?.length) onChange(country ?? null);
  });
  useLayoutEffect(() => syncFromInput(), [countries, value?.name]);

  // Enter, and in some browsers a click on Submit, leaves the focus in the field, so blur does not commit the text.
  const commitBeforeSubmit = useEffectEvent(() => void commitText());
  useEffect(() => {
    const form = inputRef.current?.form;
    const onSubmit = () => commitBeforeSubmit();
    form?.addEventListener('submit', onSubmit, { capture: true });
    return () => form?.removeEventListener('submit', onSubmit, { capture: true });
  }, []);

  return { inputRef, text, setText, notice, setNotice, select, commitText };
}
