/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { CountryPicker } from '../../../src/components/CountryPicker/CountryPicker';

const onChange = jest.fn();
const picker = (country: string | null) => (
  <CountryPicker
    {...{ id: 'c', name: 'country', label: 'Country', onChange }}
    countries={['India', 'Italy'].map((name) => ({ name, callingCode: '91' }))}
    value={country === null ? null : { name: country, callingCode: '91' }}
  />
);
beforeEach(() => onChange.mockClear());

test('Enter chooses what the arrows highlight, and not what lies under the pointer', () => {
  render(picker(null));
  const field = screen.getByRole('combobox');
  field.focus();
  fireEvent.change(field, { target: { value: 'I' } });
  const [, italy = field] = screen.getAllByRole('option');
  for (const move of [fireEvent.pointerMove, fireEvent.mouseMove]) move(italy);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ name: 'India' }));
});

test('a restored country that is not in the list is refused, even if the list has come before it', () => {
  const { rerender } = render(picker(null));
  rerender(picker('Ruritania'));
  expect(onChange).toHaveBeenLastCalledWith(null);
  rerender(picker('India'));
  expect(onChange).toHaveBeenCalledTimes(1);
});
