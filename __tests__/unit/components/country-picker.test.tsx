/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { CountryPicker } from '../../../src/components/CountryPicker/CountryPicker';

const onChange = jest.fn();
const picker = (country: string | null) => (
  <CountryPicker
    {...{ id: 'c', name: 'country', label: 'Country', onChange }}
    countries={['India', 'Italy'].map((name) => ({ name, callingCode: '91' }))}
    value={country === null ? null : { name: country, callingCode: '91' }}
  />
);

test('a restored country that is not in the list is refused, even if the list has come before it', () => {
  const { rerender } = render(picker(null));
  rerender(picker('Ruritania'));
  expect(onChange).toHaveBeenLastCalledWith(null);
  rerender(picker('India'));
  expect(onChange).toHaveBeenCalledTimes(1);
});
