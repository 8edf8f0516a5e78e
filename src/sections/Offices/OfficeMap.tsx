import type { CSSProperties } from 'react';
import { labels } from '../../labels';
import { litPath } from './litPath';
import { OfficeMarker } from './OfficeMarker';
import * as css from './Offices.module.css';
import { placeNames } from './placeNames';

interface OfficeMapProps {
  map: Queries.DrawingFragment;
  offices: readonly Queries.OfficeFragment[];
}

/** A map with all cities, joined by the lit path, and a marker for each office (R81). */
export function OfficeMap({ map: { src, width, height }, offices }: OfficeMapProps) {
  const stops = offices.flatMap(({ alsoIn }) => alsoIn ?? []);
  const route = [...offices, ...stops]
    .map(({ marker }) => marker)
    .sort((one, other) => one.top - other.top);
  const points = route.map(({ left, top }) => ({
    x: (left / 100) * width,
    y: (top / 100) * height,
  }));
  const west = Math.min(...route.map(({ left }) => left)) / 100;

  return (
    <div
      role="group"
      aria-label={labels.offices.map}
      className={css.map}
      style={{ '--west': west } as CSSProperties}
    >
      <img src={src} width={width} height={height} alt="" loading="lazy" className={css.land} />
      <svg viewBox={`0 0 ${width} ${height}`} className={css.path} aria-hidden="true">
        <path d={litPath(points)} />
      </svg>
      {stops.map(({ city, marker }) => (
        // Screen readers read the city in the office's address.
        <span
          key={city}
          aria-hidden="true"
          className={css.stop}
          style={{ insetInlineStart: `${marker.left}%`, insetBlockStart: `${marker.top}%` }}
        >
          {city}
        </span>
      ))}
      {placeNames(offices, stops, height / width).map(({ office, ...name }) => (
        <OfficeMarker key={office.city} office={office} {...name} />
      ))}
    </div>
  );
}
