import { useMemo } from 'react';
import { useForm } from 'react-final-form';
import { CountryPicker } from '../../components/CountryPicker/CountryPicker';
import type { Country } from '../../components/CountryPicker/search';
import { useFormContext } from '../FormContext';
import type { EnquiryValues } from '../rules';
import { useFormTexts } from '../useFormTexts';
import { useCountries } from './useCountries';
import { useFieldValue, useFormField } from './useFormField';

/** The country. Choosing one sets the calling code too. */
export function CountryField() {
  const { words, countryList } = useFormTexts();
  const { announce } = useFormContext();
  const form = useForm<EnquiryValues>();
  const field = useFormField('country');
  const name = field.value;
  const callingCode = useFieldValue<string>('callingCode').value.replace(/^\+/, '');
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
      countries={countries}
      onOpen={load}
      announce={announce}
      texts={{ noMatch: words.noMatch, open: words.openList.replace('{field}', field.label) }}
    />
  );
}
