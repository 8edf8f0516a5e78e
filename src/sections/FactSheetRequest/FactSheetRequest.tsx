import type { ReactNode } from 'react';
import { Picture, type PictureData } from '../../components/Picture/Picture';
import { media } from '../../styles/media';
import * as css from './FactSheetRequest.module.css';

interface FactSheetRequestProps {
  title: string;
  subtitle: string;
  points: readonly string[];
  cover: PictureData;
  children: ReactNode;
}

/** The cover and the key points of a fact sheet beside the form to request it. */
export function FactSheetRequest({
  title,
  subtitle,
  points,
  cover,
  children,
}: FactSheetRequestProps) {
  return (
    <section className={css.request} aria-labelledby="headline">
      <div className={css.content}>
        <h1 id="headline" className={css.title}>
          {title}
        </h1>
        <p className={css.subtitle}>{subtitle}</p>
        <Picture
          picture={cover}
          sizes={`${media.upToM} 40vw, 336px`}
          priority
          className={css.picture}
        />
        <ul className={css.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      {children}
    </section>
  );
}
