import { useEffect, useId, useRef, useState } from 'react';
import { classes } from '../../components/classes';
import * as css from './Offices.module.css';

/**
 * A marker of the map: hovering, focusing or tapping it shows the office's card; Escape and a click
 * outside hide it (WCAG 1.4.13: the card can be hovered and dismissed).
 */
export function OfficeMarker({ office }: { office: Queries.OfficeFragment }) {
  const { city, country, addressLines, phone, email, marker } = office;
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
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

  return (
    // It only watches what happens to the button and the card inside: the button is the control.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={place}
      className={css.place}
      style={{ insetInlineStart: `${marker.left}%`, insetBlockStart: `${marker.top}%` }}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setIsOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setIsOpen(false)}
      onFocus={() => setIsOpen(true)}
      onBlur={({ relatedTarget }) => !place.current?.contains(relatedTarget) && setIsOpen(false)}
    >
      <button
        type="button"
        className={css.marker}
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
        // As far along the card as the marker is along the map: so it never leaves the map.
        style={{ translate: `-${marker.left}% 0` }}
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
