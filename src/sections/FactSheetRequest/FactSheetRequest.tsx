import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Lead } from '../../components/Lead/Lead';
import { Picture } from '../../components/Picture/Picture';
import { RuledList } from '../../components/RuledList/RuledList';
import { media } from '../../styles/media';
import * as css from './FactSheetRequest.module.css';

interface FactSheetRequestProps {
  sheet: Queries.FactSheetRequestFragment;
  subtitle: string;
  children: ReactNode;
}

/** The cover and the key points of a fact sheet beside the form to request it. */
export function FactSheetRequest({ sheet, subtitle, children }: FactSheetRequestProps) {
  return (
    <section className={css.request} aria-labelledby="headline">
      <div className={css.content} data-surface="ink">
        <h1 id="headline" className={css.title}>
          {sheet.heading}
        </h1>
        <Lead className={css.subtitle}>{subtitle}</Lead>
        <Picture
          picture={sheet.picture}
          sizes={`${media.upToM} 40vw, 336px`}
          priority
          className={css.picture}
        />
        <RuledList items={sheet.points} />
      </div>
      {children}
    </section>
  );
}

export const fragment = graphql`
  fragment FactSheetRequest on FactSheet {
    heading
    points
    picture {
      ...Picture
    }
  }
`;
