import { graphql } from 'gatsby';
import { Section, type Surface } from '../../components/Section/Section';
import * as css from './PictogramCards.module.css';

interface PictogramCardsProps extends Queries.PictogramCardsFragment {
  /** The heading's id. */
  id: string;
  surface?: Surface;
}

/** Cards with pictograms: the company's values, or what makes it different as an employer. */
export function PictogramCards({ id, heading, cards, surface }: PictogramCardsProps) {
  return (
    <Section labelledBy={id} heading={heading} headClass={css.heading} surface={surface}>
      <ul className={css.cards}>
        {cards.map((card) => (
          <li key={card.heading} className={css.card}>
            <svg viewBox="0 0 32 32" className={css.pictogram} aria-hidden="true">
              <path d={card.pictogram} fill="currentColor" />
            </svg>
            <h3 className={css.name}>{card.heading}</h3>
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
