import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../Button/Button';
import * as css from './Dialog.module.css';

interface DialogProps {
  title: string;
  /** The words on the button that closes it. */
  closeLabel: string;
  /** The visitor has closed it: by the button, Escape or a click beside it. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A small modal dialog, open as long as it is rendered: in the browser only. The browser keeps the focus
 * inside and returns it to where it was (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/).
 */
export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const node = dialog.current;
    node?.showModal();
    return () => node?.close();
  }, []);

  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current.close();
  };

  // At the end of the page, so that it takes on nothing of the band that it is opened from.
  return createPortal(
    // The keyboard has Escape and the button.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClick={onClick}
      onClose={() => {
        // Closing is told late: by then the dialog may be open again.
        if (!dialog.current?.open) onClose();
      }}
    >
      <div className={css.content}>
        <h2 id={`${id}-title`} className={css.title}>
          {title}
        </h2>
        <div id={`${id}-text`}>{children}</div>
        <Button variant="secondary" onClick={() => dialog.current?.close()}>
          {closeLabel}
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}
