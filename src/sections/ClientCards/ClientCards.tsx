import { graphql } from 'gatsby';
import { Drawing } from '../../components/Drawing/Drawing';
import { Section } from '../../components/Section/Section';
import { Testimonial } from '../Testimonials/Testimonial';
import * as css from './ClientCards.module.css';

interface ClientCardsProps {
  cards: readonly Queries.ClientCardFragment[];
  logos: Queries.ClientLogosFragment['logos'];
  testimonials: readonly Queries.TestimonialFragment[];
}

/** The clients, each with its logo, its card (R38) and what its people say. */
export function ClientCards({ cards, logos, testimonials }: ClientCardsProps) {
  const count = Math.max(cards.length, logos.length);
  return (
    <Section labelledBy="headline" surface="mist">
      <ul className={css.clients}>
        {Array.from({ length: count }, (_, index) => {
          const [card, logo] = [cards[index], logos[index]];
          return (
            <li key={index} className={css.client}>
              <div>
                {logo && <Drawing {...logo.drawing} alt={logo.name} className={css.logo} />}
                {card && <h2 className={css.heading}>{card.heading}</h2>}
                {card && <p className={css.text}>{card.subheadings}</p>}
              </div>
              <div className={css.testimonials}>
                {testimonials
                  .filter(({ company }) => company === logo?.name)
                  .map((testimonial) => (
                    <Testimonial key={testimonial.text} {...testimonial} logos={[]} />
                  ))}
              </div>
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
