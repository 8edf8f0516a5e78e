/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { CountryPicker } from '../../../src/components/CountryPicker/CountryPicker';

test('Enter chooses what the arrows highlight, and not what lies under the pointer', () => {
  const onChange = jest.fn();
  const props = {
    ...{ id: 'c', name: 'country', label: 'Country', value: null, onChange },
    countries: ['India', 'Italy'].map((name) => ({ name, callingCode: '91' })),
    texts: { noMatch: '', matchCount: '', notChosen: '', listFailed: '', open: '' },
  };
  render(<CountryPicker {...props} />);
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
