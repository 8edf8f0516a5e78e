import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { SuccessPopup } from '../../../src/forms/SuccessPopup';

describe('the popup', () => {
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

  const popup = () => (
    <StrictMode>
      <SuccessPopup onDone={() => onDone()} />
    </StrictMode>
  );

  test('shows for two seconds, also where it is rendered again', () => {
    const { rerender } = render(popup());
    act(() => void jest.advanceTimersByTime(1500));
    rerender(popup());
    act(() => void jest.advanceTimersByTime(499));
    expect(onDone).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(1));
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('a click beside it closes it, one on its words does not; it is done once', async () => {
    render(popup());
    fireEvent.click(screen.getByRole('heading'));
    await act(async () => {});
    expect(onDone).not.toHaveBeenCalled();
    // The second click of a double click on Submit.
    act(() => void jest.advanceTimersByTime(300));
    fireEvent.click(screen.getByRole('dialog'));
    await act(async () => {});
    expect(onDone).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(300));
    fireEvent.click(screen.getByRole('dialog'));
    await act(async () => {});
    expect(onDone).toHaveBeenCalledTimes(1);
    act(() => void jest.advanceTimersByTime(3000));
    expect(onDone).toHaveBeenCalledTimes(1);
  });
});
