import type { ReactNode } from 'react';
import { Lead } from '../../components/Lead/Lead';
import { Picture, type PictureData } from '../../components/Picture/Picture';
import { RuledList } from '../../components/RuledList/RuledList';
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
        <Lead className={css.subtitle}>{subtitle}</Lead>
        <Picture
          picture={cover}
          sizes={`${media.upToM} 40vw, 336px`}
          priority
          className={css.picture}
        />
        <RuledList items={points} className={css.points} />
      </div>
      {children}
    </section>
  );
}
