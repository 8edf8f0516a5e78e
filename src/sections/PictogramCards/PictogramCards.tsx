import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import * as columns from './columns.module.css';
import * as lines from './lines.module.css';

interface PictogramCardsProps extends Queries.PictogramCardsFragment {
  /** The heading's id. */
  id: string;
  /** The cards are columns; otherwise each is a row. */
  isInColumns?: boolean;
}

/** Cards with pictograms: the company's values, or what makes it different as an employer. */
export function PictogramCards({ id, heading, cards, isInColumns }: PictogramCardsProps) {
  const css = isInColumns ? columns : lines;
  return (
    <Section
      labelledBy={id}
      heading={heading}
      headClass={css.heading}
      surface={isInColumns ? 'mist' : undefined}
    >
      <ul className={css.cards}>
        {cards.map((card) => (
          <li key={card.heading} className={css.card}>
            <svg viewBox="0 0 32 32" className={css.pictogram} aria-hidden="true">
              <path d={card.pictogram} fill="currentColor" />
            </svg>
            <h3>{card.heading}</h3>
            <p className={css.text}>{card.subheadings}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment PictogramCards on PictogramCards {
    heading
    cards {
      heading
      subheadings
      pictogram
    }
  }
`;
