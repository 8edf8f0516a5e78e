import { useCallback, useId, useRef, useState } from 'react';
import { EmailText } from '../../components/EmailText/EmailText';
import { OfficeAddresses } from '../../components/OfficeAddresses/OfficeAddresses';
import { classes } from '../../helpers/classes';
import { useDismiss } from '../../hooks/useDismiss';
import * as css from './Offices.module.css';

/** The delay before the card closes, in milliseconds, so that the pointer can move from the marker to the card. */
const closeDelay = 500;

interface OfficeMarkerProps {
  office: Queries.OfficeFragment;
}

/**
 * A marker on the map. Hover, focus or a tap shows the office's card; Escape or a click outside hides it. The card can
 * be hovered and dismissed (WCAG 1.4.13).
 */
export function OfficeMarker({ office }: OfficeMarkerProps) {
  const { name, country, phone, email, marker } = office;
  const [isOpen, setIsOpen] = useState(false);
  const containerRef = useRef<HTMLDivElement>(null);
  const closeTimer = useRef<number>(undefined);
  const cardId = useId();

  const close = useCallback(() => setIsOpen(false), []);
  useDismiss(isOpen, containerRef, close);

  const open = () => {
    window.clearTimeout(closeTimer.current);
    setIsOpen(true);
  };
  const closeLater = () => {
    const isFocused = containerRef.current?.querySelector(':focus-visible');
    if (!isFocused) closeTimer.current = window.setTimeout(close, closeDelay);
  };

  return (
    // The button is the control; the container only listens to its events.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={containerRef}
      className={css.location}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && open()}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && closeLater()}
      onFocus={open}
    >
      <button
        type="button"
        className={classes(css.marker, marker.left > 60 && css.before)}
        style={{ insetInlineStart: `${marker.left}%`, insetBlockStart: `${marker.top}%` }}
        aria-expanded={isOpen}
        aria-controls={cardId}
        onClick={() => setIsOpen(true)}
      >
        <span className={css.pin} />
        <span>{name}</span>
      </button>
      <div
        id={cardId}
        className={classes(css.card, isOpen && css.open)}
        // Ends at its marker, within what is seen of the map.
        style={{
          insetInlineEnd: `clamp(0.5rem, ${100 - marker.left}%, 100% - var(--width) - 0.5rem - var(--hidden))`,
          insetBlockStart: `calc(${marker.top}% + var(--distance))`,
        }}
      >
        <strong>{`${name}, ${country}`}</strong>
        <address>
          <OfficeAddresses office={office} />
        </address>
        <p>{phone}</p>
        <p>
          <EmailText email={email} />
        </p>
      </div>
    </div>
  );
}
