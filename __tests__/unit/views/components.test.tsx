/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ActionLink } from '../../../src/components/ActionLink/ActionLink';
import { Button } from '../../../src/components/Button/Button';
import { CheckboxField } from '../../../src/components/CheckboxField/CheckboxField';
import { CountryPicker } from '../../../src/components/CountryPicker/CountryPicker';
import { ErrorBoundary } from '../../../src/components/ErrorBoundary/ErrorBoundary';
import { Fold } from '../../../src/components/Fold/Fold';
import { SelectField } from '../../../src/components/SelectField/SelectField';
import { NewTabNote } from '../../../src/components/SiteLink/SiteLink';
import { TextArea } from '../../../src/components/TextArea/TextArea';
import { TextField } from '../../../src/components/TextField/TextField';
import { spoken } from '../../fixtures/spoken';

const field = { id: 'field', name: 'field', label: 'Label', onChange: () => undefined };
const india = { name: 'India', callingCode: '91' };

function Failing(): ReactElement {
  throw new Error('Failed');
}

test.each<[heard: string, element: ReactElement]>([
  [
    '[Go](https://go.example) rel=noopener target=_blank title=New tab',
    <NewTabNote value="New tab">
      <ActionLink label="Go" to="https://go.example" />
    </NewTabNote>,
  ],
  ['button Send aria-busy', <Button busy>Send</Button>],
  ['checkbox Label checked', <CheckboxField {...field} checked />],
  [
    'Hint · textbox Label * “7400” aria-invalid aria-required (+44) (Wrong) (Hint) · Wrong',
    <TextField {...field} value="7400" prefix="+44" hint="Hint" error="Wrong" required />,
  ],
  [
    'Notice · textbox Label “” (Notice)',
    <TextField {...field} value="" prefix="" hint="Hint" notice="Notice" />,
  ],
  [
    'combobox Label * aria-invalid aria-required (Wrong) · option · option a · option b · Wrong',
    <SelectField {...field} value="b" options={['a', 'b']} required error="Wrong" />,
  ],
  ['textbox Label “four” (4/9) · 4/9', <TextArea {...field} value="four" maxLength={9} />],
  [
    'combobox Label “India” aria-expanded=false · button Show the options for Label aria-expanded=false tabindex=-1',
    <CountryPicker {...field} value={india} countries={[india]} />,
  ],
  [
    'group nothing open',
    <Fold labelledBy="heading" isOpen>
      Text
    </Fold>,
  ],
  [
    'Sorry',
    <ErrorBoundary fallback={<p>Sorry</p>}>
      <Failing />
    </ErrorBoundary>,
  ],
])('%s', (heard, element) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(spoken(render(element).container)).toBe(heard);
});
