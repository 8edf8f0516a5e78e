import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import { LogoList } from '../ClientLogos/LogoList';
import * as css from './ClientCards.module.css';

interface ClientCardsProps {
  cards: readonly Queries.ClientCardFragment[];
  logos: Queries.ClientLogosFragment['logos'];
}

/** The clients' logos, large, and the cards of the clients page, in one small text size (R38). */
export function ClientCards({ cards, logos }: ClientCardsProps) {
  return (
    <Section labelledBy="headline" surface="mist" className={css.clients}>
      <LogoList logos={logos} />
      <ul className={css.cards}>
        {cards.map(({ heading, subheadings }) => (
          <li key={heading} className={css.card}>
            <h2 className={css.heading}>{heading}</h2>
            <p>{subheadings}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment ClientCard on TextCard {
    heading
    subheadings
  }
`;
