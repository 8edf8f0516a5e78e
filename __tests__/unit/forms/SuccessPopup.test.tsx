/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { popup } from '../../../content/forms.json';
import { SuccessPopup } from '../../../src/forms/SuccessPopup';

const onDone = jest.fn();

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    void Promise.resolve().then(() => this.dispatchEvent(new Event('close')));
  };
});

beforeEach(() => {
  jest.useFakeTimers();
  onDone.mockReset();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const show = () =>
  render(
    <StrictMode>
      <SuccessPopup onDone={onDone} />
    </StrictMode>,
  );

test('shows for two seconds, named by its title', () => {
  show();
  screen.getByRole('dialog', { name: popup.title });
  act(() => void jest.advanceTimersByTime(1999));
  expect(onDone).not.toHaveBeenCalled();
  act(() => void jest.advanceTimersByTime(1));
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('rendering it again does not show it longer', () => {
  const { rerender } = show();
  act(() => void jest.advanceTimersByTime(1500));
  rerender(
    <StrictMode>
      <SuccessPopup onDone={() => onDone()} />
    </StrictMode>,
  );
  act(() => void jest.advanceTimersByTime(500));
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('can be closed earlier, and is done once', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: popup.close }));
  await act(async () => {});
  expect(onDone).toHaveBeenCalledTimes(1);
  act(() => void jest.advanceTimersByTime(3000));
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('a click beside it closes it, one on its words does not', async () => {
  show();
  fireEvent.click(screen.getByRole('heading'));
  await act(async () => {});
  expect(onDone).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('dialog'));
  await act(async () => {});
  expect(onDone).toHaveBeenCalledTimes(1);
});
