import { useMemo } from 'react';
import { useForm } from 'react-final-form';
import { CountryPicker } from '../../components/CountryPicker/CountryPicker';
import type { Country } from '../../components/CountryPicker/search';
import { useFormContext } from '../frame/formContext';
import type { EnquiryValues } from '../rules';
import { useCountries } from './useCountries';
import { useFieldValue, useFormField } from './useFormField';
import { useFormTexts } from '../useFormTexts';

/** The country; choosing one sets the calling code too (specification section 3, Country option). */
export function CountryField() {
  const { words, countryList } = useFormTexts();
  const { announce } = useFormContext();
  const form = useForm<EnquiryValues>();
  const field = useFormField('country', words.labels.country);
  const name = field.value;
  const callingCode = useFieldValue<string>('callingCode', '').replace(/^\+/, '');
  const value = useMemo(() => (name ? { name, callingCode } : null), [name, callingCode]);
  const { countries, load } = useCountries(countryList);

  const choose = (country: Country | null) =>
    form.batch(() => {
      form.change('country', country?.name ?? '');
      form.change('callingCode', country ? `+${country.callingCode}` : '');
    });

  return (
    <CountryPicker
      {...field}
      value={value}
      onChange={choose}
      hint={words.hints.country}
      countries={countries}
      onOpen={load}
      announce={announce}
      words={{
        noMatch: words.noMatch,
        open: words.openList.replace('{field}', words.labels.country),
      }}
    />
  );
}
