import { useEffect, useMemo } from 'react';
import { useForm } from 'react-final-form';
import { CountryPicker } from '../../components/CountryPicker/CountryPicker';
import type { Country } from '../../components/CountryPicker/search';
import { onNearViewport } from '../../helpers/onNearViewport';
import { useServerElement } from '../../hooks/useServerElement';
import { useFormContext } from '../FormContext';
import type { ContactValues } from '../rules';
import { useFormContent } from '../useFormContent';
import { useCountries } from './useCountries';
import { useFieldValue, useFormField } from './useFormField';

/** The country field. It also sets the calling code. */
export function CountryField() {
  const { countryList } = useFormContent();
  const { announce } = useFormContext();
  const form = useForm<ContactValues>();
  const field = useFormField('country');
  const name = field.value;
  const callingCode = useFieldValue<string>('callingCode').value.replace(/^\+/, '');
  const value = useMemo(() => (name ? { name, callingCode } : null), [name, callingCode]);
  const { countries, load } = useCountries(countryList);
  const served = useServerElement<HTMLInputElement>(`#${field.id}`);

  useEffect(() => {
    const input = document.getElementById(field.id);
    if (input) return onNearViewport(input, load);
  }, [field.id, load]);

  const onChange = (country: Country | null) =>
    form.batch(() => {
      form.change('country', country?.name ?? '');
      form.change('callingCode', country?.callingCode ? `+${country.callingCode}` : '');
    });

  return (
    <CountryPicker
      {...field}
      value={value}
      initialText={served?.value ?? ''}
      onChange={onChange}
      countries={countries}
      onOpen={load}
      announce={announce}
    />
  );
}
