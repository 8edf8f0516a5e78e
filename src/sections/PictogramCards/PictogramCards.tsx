import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import * as climbing from './climbing.module.css';
import * as lines from './lines.module.css';

interface PictogramCardsProps extends Queries.PictogramCardsFragment {
  /** The heading's id. */
  id: string;
  /** The cards climb beside the heading; otherwise each is a row. */
  isClimbing?: boolean;
}

/** Cards with pictograms: the company's values, or what makes it different as an employer. */
export function PictogramCards({ id, heading, cards, isClimbing }: PictogramCardsProps) {
  const css = isClimbing ? climbing : lines;
  return (
    <Section
      labelledBy={id}
      heading={heading}
      headClass={css.heading}
      surface={isClimbing ? 'mist' : undefined}
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
