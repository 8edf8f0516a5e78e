import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Lead } from '../../components/Lead/Lead';
import { Picture } from '../../components/Picture/Picture';
import { RuledList } from '../../components/RuledList/RuledList';
import * as css from './FactSheetRequest.module.css';

interface FactSheetRequestProps {
  sheet: Queries.FactSheetRequestFragment;
  subtitle: string;
  children: ReactNode;
}

/** The cover and the key points of a fact sheet beside the form to request it. */
export function FactSheetRequest({ sheet, subtitle, children }: FactSheetRequestProps) {
  return (
    <section aria-labelledby="headline">
      <div className={css.top} data-surface="ink">
        <h1 id="headline">{sheet.heading}</h1>
        <Lead>{sheet.description[0]}</Lead>
        <div className={css.cover}>
          <Picture picture={sheet.picture} sizes="480px" priority />
          {/* The heading beside it says the same. */}
          <p className={css.title} aria-hidden="true">
            {sheet.heading}
          </p>
        </div>
      </div>
      <div className={css.below}>
        <RuledList items={sheet.points} className={css.points} />
        <div>
          <h2 className={css.formTitle}>{subtitle}</h2>
          {children}
        </div>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment FactSheetRequest on FactSheet {
    heading
    description
    points
    picture {
      ...Picture
    }
  }
`;
