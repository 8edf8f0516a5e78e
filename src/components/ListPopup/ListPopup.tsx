import { useLayoutEffect, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Spinner } from '../Spinner/Spinner';
import * as css from './ListPopup.module.css';
import { autoPosition } from './positionPopup';

interface ListPopupProps {
  isOpen: boolean;
  isLoading?: boolean;
  /** Shown if there are no options. */
  emptyText?: string;
  listProps: HTMLAttributes<HTMLUListElement> & { ref?: Ref<HTMLUListElement> };
  /** The options. */
  children: ReactNode[];
}

/** The dropdown list of a field. Its parent must be a positioned element. */
export function ListPopup(props: ListPopupProps) {
  const { isOpen, isLoading, emptyText, listProps, children } = props;
  const popupRef = useRef<HTMLDivElement>(null);
  const isEmpty = children.length === 0;

  useLayoutEffect(() => {
    if (isOpen && popupRef.current) return autoPosition(popupRef.current);
  }, [isOpen]);

  return (
    // Keeps the focus in the field when the list or its scrollbar is clicked.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={popupRef}
      className={css.popup}
      hidden={!isOpen}
      onMouseDown={(event) => event.preventDefault()}
    >
      <ul {...listProps} className={css.list} hidden={isEmpty} aria-busy={isLoading || undefined}>
        {children}
      </ul>
      {isEmpty && <p className={css.note}>{isLoading ? <Spinner /> : emptyText}</p>}
    </div>
  );
}
