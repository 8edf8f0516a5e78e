import { useEffect, useId, useRef, useState } from 'react';
import { classes } from '../../components/classes';
import * as css from './Offices.module.css';

/** How long a card waits for the pointer on its way over from the marker, in milliseconds. */
const grace = 300;

/**
 * A marker of the map: hovering, focusing or tapping it shows the office's card; Escape and a click
 * outside hide it (WCAG 1.4.13: the card can be hovered and dismissed).
 */
export function OfficeMarker({ office }: { office: Queries.OfficeFragment }) {
  const { city, country, addressLines, phone, email, marker } = office;
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const leaving = useRef<number>(undefined);
  const cardId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setIsOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  const at = { insetInlineStart: `${marker.left}%`, insetBlockStart: `${marker.top}%` };
  const enter = () => {
    window.clearTimeout(leaving.current);
    setIsOpen(true);
  };
  const leave = () => {
    leaving.current = window.setTimeout(() => setIsOpen(false), grace);
  };

  return (
    // It only watches what happens to the button and the card inside: the button is the control.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={place}
      className={css.place}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && enter()}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && leave()}
      onFocus={() => setIsOpen(true)}
      onBlur={({ relatedTarget }) => !place.current?.contains(relatedTarget) && setIsOpen(false)}
    >
      <button
        type="button"
        className={css.marker}
        style={at}
        aria-expanded={isOpen}
        aria-controls={cardId}
        onClick={() => setIsOpen(true)}
      >
        <span className={css.pin} />
        <span className={css.city}>{city}</span>
      </button>
      <div
        id={cardId}
        className={classes(css.card, isOpen && css.open)}
        // Drawn west further than the marker lies east: it stays on the map and off the markers beside it.
        style={{ ...at, translate: `-${Math.min(100, marker.left * 1.5)}% 0` }}
      >
        <p className={css.cardTitle}>
          {city}, {country}
        </p>
        {addressLines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{phone}</p>
        <p>{email}</p>
      </div>
    </div>
  );
}
