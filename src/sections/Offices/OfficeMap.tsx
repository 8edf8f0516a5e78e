import type { CSSProperties } from 'react';
import { labels } from '../../labels';
import { OfficeMarker } from './OfficeMarker';
import * as css from './Offices.module.css';

interface OfficeMapProps {
  map: Queries.DrawingFragment;
  offices: readonly Queries.OfficeFragment[];
}

/** A map with a marker for each office, joined by the lit path (R81). */
export function OfficeMap({ map: { src, width, height }, offices }: OfficeMapProps) {
  const markers = offices.map(({ marker }) => marker);
  const points = markers.map(({ left, top }) => [left * width, top * height].map((x) => x / 100));
  const west = Math.min(...markers.map(({ left }) => left)) / 100;

  return (
    <div
      role="group"
      aria-label={labels.offices.map}
      className={css.map}
      style={{ '--west': west } as CSSProperties}
    >
      <img src={src} width={width} height={height} alt="" loading="lazy" className={css.land} />
      <svg viewBox={`0 0 ${width} ${height}`} className={css.path} aria-hidden="true">
        <path d={`M${points.join('L')}`} />
      </svg>
      {offices.map((office) => (
        <OfficeMarker key={office.city} office={office} />
      ))}
    </div>
  );
}
