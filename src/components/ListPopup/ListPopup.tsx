import { useLayoutEffect, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Spinner } from '../Spinner/Spinner';
import * as css from './ListPopup.module.css';
import { keepPlaced } from './placePopup';

interface ListPopupProps {
  isOpen: boolean;
  /** The options are still on their way. */
  isBusy?: boolean;
  /** Said in place of options where there are none. */
  empty?: string;
  /** The attributes of the listbox. */
  list: HTMLAttributes<HTMLUListElement> & { ref?: Ref<HTMLUListElement> };
  /** `ListOption`s; false while closed. */
  children: ReactNode[] | false;
}

/** The list that a field opens. Stands in the field's box, which has to be positioned. */
export function ListPopup({ isOpen, isBusy = false, empty, list, children }: ListPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const isEmpty = !children || children.length === 0;

  useLayoutEffect(() => {
    if (isOpen && popup.current) return keepPlaced(popup.current);
  }, [isOpen]);

  return (
    // A press on the list or its scroll bar must not take the focus from the field.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={popup}
      className={css.popup}
      hidden={!isOpen}
      onMouseDown={(event) => event.preventDefault()}
    >
      <ul {...list} className={css.list} hidden={isEmpty} aria-busy={isBusy || undefined}>
        {children}
      </ul>
      {isEmpty && <p className={css.note}>{isBusy ? <Spinner /> : empty}</p>}
    </div>
  );
}

interface ListOptionProps {
  text: string;
  /** Stands opposite the text. */
  detail?: string;
  /** Where the keyboard is. */
  isActive: boolean;
  isChosen: boolean;
  /** The attributes of the option. */
  option: HTMLAttributes<HTMLLIElement> & { ref?: Ref<HTMLLIElement> };
}

/** A choice in a `ListPopup`. */
export function ListOption({ text, detail, isActive, isChosen, option }: ListOptionProps) {
  return (
    <li {...option} className={css.option} data-active={isActive || undefined}>
      <svg className={css.mark} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        {isChosen && <path d="m3 8.5 3.25 3.25L13 5" />}
      </svg>
      <span className={css.text}>{text}</span>
      {detail && <span className={css.detail}>{detail}</span>}
    </li>
  );
}
