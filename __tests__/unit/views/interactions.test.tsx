/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CountryPicker } from '../../../src/components/CountryPicker/CountryPicker';
import { SolutionStrip } from '../../../src/sections/SolutionStrip/SolutionStrip';

test('the strip has no copy before hydration', () => {
  const solutions = [{ to: '/a', strip: { title: 'A' } }];
  const strip = <SolutionStrip solutions={solutions} />;
  expect(renderToString(strip).match(/>A</g)).toHaveLength(1);
});

test('a restored country that is not in the list is refused, even if the list has come before it', () => {
  const onChange = jest.fn();
  const countries = ['India', 'Italy'].map((name) => ({ name, callingCode: '+91' }));
  const picker = (country: string | null) => (
    <CountryPicker
      {...{ id: 'c', name: 'country', label: 'Country', countries, onChange }}
      value={country === null ? null : { name: country, callingCode: '+91' }}
    />
  );
  const { rerender } = render(picker(null));
  rerender(picker('Ruritania'));
  expect(onChange).toHaveBeenLastCalledWith(null);
  rerender(picker('India'));
  expect(onChange).toHaveBeenCalledTimes(1);
});
