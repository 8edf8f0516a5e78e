import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../Button/Button';
import * as css from './Dialog.module.css';

/** A click this soon after opening was meant for what is behind the dialog, in milliseconds. */
const openingTime = 500;

interface DialogProps {
  title: string;
  closeLabel: string;
  /** Called after the close button, Escape or a click on the backdrop. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A small modal dialog that is open while it is rendered; render it in the browser only. The browser traps and
 * restores the focus (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/).
 */
export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
  const id = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(0);
  const pressed = useRef<EventTarget>(null);

  useEffect(() => {
    const node = dialogRef.current;
    node?.showModal();
    openedAt.current = Date.now();
    return () => node?.close();
  }, []);

  const onClick = (event: MouseEvent) => {
    // Also ignores the second click of a double click, and an impatient one on the button that has just sent a form.
    const isIntended = Date.now() - openedAt.current > openingTime;
    // A selection of text that ends on the backdrop is a click on the dialog, too.
    const isOutside = [event.target, pressed.current].every((node) => node === dialogRef.current);
    if (isOutside && isIntended) dialogRef.current?.close();
  };

  // A portal, so that it inherits no styles from the section that opens it.
  return createPortal(
    // Keyboard users close it with Escape or the button.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialogRef}
      className={css.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={onClick}
      onClose={() => {
        // The close event is asynchronous: the dialog may be open again by then.
        if (!dialogRef.current?.open) onClose();
      }}
    >
      <div className={css.content}>
        <h2 id={`${id}-title`} className={css.title}>
          {title}
        </h2>
        <div id={`${id}-text`}>{children}</div>
        <Button variant="secondary" onClick={() => dialogRef.current?.close()}>
          {closeLabel}
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}
