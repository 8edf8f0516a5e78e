import { graphql } from 'gatsby';
import { Drawing } from '../../components/Drawing/Drawing';
import { Section } from '../../components/Section/Section';
import * as css from './ClientCards.module.css';

interface ClientCardsProps {
  cards: readonly Queries.ClientCardFragment[];
  logos: Queries.ClientLogosFragment['logos'];
}

/** The cards of the clients page, each below a client's logo, in a small text size (R38). */
export function ClientCards({ cards, logos }: ClientCardsProps) {
  const count = Math.max(cards.length, logos.length);
  return (
    <Section labelledBy="headline" surface="mist">
      <ul className={css.cards}>
        {Array.from({ length: count }, (_, index) => {
          const [card, logo] = [cards[index], logos[index]];
          return (
            <li key={index} className={css.card}>
              {logo && <Drawing {...logo.drawing} alt={logo.name} className={css.logo} />}
              {card && <h2 className={css.heading}>{card.heading}</h2>}
              {card && <p>{card.subheadings}</p>}
            </li>
          );
        })}
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
