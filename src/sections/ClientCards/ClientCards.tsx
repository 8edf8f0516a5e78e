import { graphql } from 'gatsby';
import { Drawing } from '../../components/Drawing/Drawing';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { Testimonial } from '../Testimonials/Testimonial';
import * as css from './ClientCards.module.css';

interface ClientCardsProps extends Queries.TestimonialsFragment {
  cards: readonly Queries.ClientCardFragment[];
  logos: Queries.ClientLogosFragment['logos'];
}

/** The clients, each with its logo and its card (R38), and below them what their people say. */
export function ClientCards({ cards, logos, heading, testimonials }: ClientCardsProps) {
  const count = Math.max(cards.length, logos.length);
  return (
    <>
      <Section labelledBy="headline" surface="mist">
        <ul className={css.clients}>
          {Array.from({ length: count }, (_, index) => {
            const [card, logo] = [cards[index], logos[index]];
            return (
              <li key={index} className={css.client}>
                {card && <Picture picture={card.picture} sizes="400px" className={css.picture} />}
                <div className={css.body}>
                  {logo && <Drawing {...logo.drawing} alt={logo.name} className={css.logo} />}
                  {card && <h2 className={css.heading}>{card.heading}</h2>}
                  {card && <p className={css.text}>{card.subheadings}</p>}
                </div>
              </li>
            );
          })}
        </ul>
      </Section>
      {testimonials.length > 0 && (
        <Section heading={heading} className={css.testimonials}>
          {testimonials.map((testimonial) => (
            <Testimonial key={testimonial.text} {...testimonial} logos={logos} />
          ))}
        </Section>
      )}
    </>
  );
}

export const fragment = graphql`
  fragment ClientCard on ClientCard {
    heading
    subheadings
    picture {
      ...Picture
    }
  }
`;
