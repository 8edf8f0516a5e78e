import { useState } from 'react';
import { CountryPicker } from '../../components/CountryPicker/CountryPicker';
import type { Country } from '../../components/CountryPicker/search';
import { useCountries } from '../../forms/fields/useCountries';
import { MESSAGES } from '../../forms/rules/messages';
import { useFormTexts } from '../../forms/useFormTexts';
import { State, States } from '../frame/Specimen';
import { useSamples } from '../samples';

interface LiveProps {
  id: string;
  countries: readonly Country[];
  /** The name of the country that is chosen at first. */
  start?: string | undefined;
  error?: string;
}

function Live({ id, countries, start, error }: LiveProps) {
  const { labels, hints, noMatch, openList } = useFormTexts().words;
  const [chosen, setChosen] = useState<Country | null>();
  const value = chosen ?? countries.find(({ name }) => name === start) ?? null;
  return (
    <CountryPicker
      // The field takes its first value once, so it begins again when the countries arrive.
      key={countries.length}
      id={id}
      name={id}
      label={labels.country}
      hint={hints.country}
      required
      error={error}
      value={value}
      onChange={setChosen}
      countries={countries}
      words={{ noMatch, open: openList.replace('{field}', labels.country) }}
    />
  );
}

/** The country field: empty, chosen, wrong, and before the countries have arrived. */
export function CountryPickers({ scope }: { scope: string }) {
  const { countries } = useCountries(useFormTexts().countryList);
  const office = useSamples().offices?.offices[0];
  return (
    <States room="large">
      <State name="empty">
        <Live id={`country-${scope}-empty`} countries={countries} />
      </State>
      <State name="chosen">
        <Live id={`country-${scope}-chosen`} countries={countries} start={office?.country} />
      </State>
      <State name="wrong">
        <Live id={`country-${scope}-wrong`} countries={countries} error={MESSAGES.required} />
      </State>
      <State name="waiting for its list">
        <Live id={`country-${scope}-waiting`} countries={[]} />
      </State>
    </States>
  );
}
