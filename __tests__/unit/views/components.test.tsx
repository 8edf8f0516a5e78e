/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { SelectField } from '../../../src/components/SelectField/SelectField';
import { TextArea } from '../../../src/components/TextArea/TextArea';
import { TextField } from '../../../src/components/TextField/TextField';

const field = { id: 'a', name: 'a', value: 'four', label: 'Label', onChange: () => undefined };

test.each<[role: string, description: string, element: ReactElement]>([
  ['textbox', '+44 Wrong Hint', <TextField {...field} prefix="+44" hint="Hint" error="Wrong" />],
  ['textbox', 'Notice', <TextField {...field} prefix="" hint="Hint" notice="Notice" />],
  ['combobox', 'Wrong', <SelectField {...field} options={['a', 'b']} error="Wrong" />],
  ['textbox', '4/9', <TextArea {...field} maxLength={9} />],
])('a %s is described by %s', (role, description, element) => {
  render(element);
  const control = screen.getByRole(role, { name: 'Label', description });
  expect(control.getAttribute('aria-invalid')).toBe(description.includes('Wrong') ? 'true' : null);
});
