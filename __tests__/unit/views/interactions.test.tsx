/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CountryPicker } from '../../../src/components/CountryPicker/CountryPicker';
import { Footer } from '../../../src/layout/Footer/Footer';
import { SolutionsMenu } from '../../../src/layout/Header/SolutionsMenu';
import { OfficeMap } from '../../../src/sections/Offices/OfficeMap';
import { SolutionStrip } from '../../../src/sections/SolutionStrip/SolutionStrip';

const map = { src: '/map.svg', width: 9, height: 9 };
const office = {
  ...{ city: 'Here', country: 'C', addressLines: ['1'], phone: '', email: '', alsoIn: null },
  marker: { left: 1, top: 2 },
};
const links = [{ label: 'A', to: '/solutions/a' }];
const expanded = (button: HTMLElement) => button.getAttribute('aria-expanded');

test.each([
  [
    'Solutions',
    <SolutionsMenu key="" label="Solutions" section="/solutions" links={links} pathname="/a" />,
  ],
  ['Here', <OfficeMap key="" label="Map" map={map} offices={[office]} />],
])('%s opens on a click and closes on Escape and on a press outside', (name, element) => {
  render(element);
  const button = screen.getByRole('button', { name });
  for (const close of [
    () => fireEvent.keyDown(document, { key: 'Escape' }),
    () => fireEvent.pointerDown(document.body),
  ]) {
    fireEvent.click(button, { detail: 1 });
    fireEvent.pointerDown(button);
    fireEvent.keyDown(document, { key: 'a' });
    expect(expanded(button)).toBe('true');
    close();
    expect(expanded(button)).toBe('false');
  }
});

test('the strip has no copy before hydration, and its button pauses it', () => {
  const solutions = [{ to: '/a', strip: { title: 'A' } }];
  render(<SolutionStrip heading="H" pause="Pause" play="Play" solutions={solutions} />);
  expect(screen.getAllByText('A')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByRole('region').dataset.paused).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(screen.getByRole('region').dataset.paused).toBeUndefined();
});

test('an email address is copied, and the footer says so for two seconds', async () => {
  jest.useFakeTimers();
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  render(<Footer />);
  const [first] = screen.getAllByText('Copy');
  await act(async () => first && fireEvent.click(first));
  expect(writeText).toHaveBeenCalledWith('office@here.example');
  await act(() => jest.advanceTimersByTimeAsync(1999));
  expect(screen.getByRole('status').textContent).toBe('Copied');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a restored country that is not in the list is refused, even if the list has come before it', () => {
  const onChange = jest.fn();
  const texts = { noMatch: '', matchCount: '', notChosen: '', listFailed: '', open: 'Open' };
  const countries = ['India', 'Italy'].map((name) => ({ name, callingCode: '+91' }));
  const picker = (country: string | null) => (
    <CountryPicker
      {...{ id: 'c', name: 'country', label: 'Country', countries, texts, onChange }}
      value={country === null ? null : { name: country, callingCode: '+91' }}
    />
  );
  const { rerender } = render(picker(null));
  rerender(picker('Ruritania'));
  expect(onChange).toHaveBeenLastCalledWith(null);
  rerender(picker('India'));
  expect(onChange).toHaveBeenCalledTimes(1);
});
