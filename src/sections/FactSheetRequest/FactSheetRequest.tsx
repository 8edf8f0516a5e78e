import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Cover } from '../../components/Cover/Cover';
import { Lead } from '../../components/Lead/Lead';
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
        <h1 id="headline" className={css.title}>
          {sheet.heading}
        </h1>
        <Lead>{sheet.description[0]}</Lead>
        <Cover sheet={sheet} className={css.cover} />
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
