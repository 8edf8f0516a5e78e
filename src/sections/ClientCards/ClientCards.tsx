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

/** The first three clients, each on a card (R38), and below them what the clients' people say. */
export function ClientCards({ cards, logos, heading, testimonials }: ClientCardsProps) {
  const [first, ...others] = testimonials;
  return (
    <>
      <Section labelledBy="headline" surface="mist">
        <ul className={css.clients}>
          {cards.map((card, index) => {
            const logo = logos[index];
            return (
              <li key={card.heading} className={css.client}>
                <Picture picture={card.picture} sizes="400px" priority={index === 0} />
                <div className={css.body}>
                  {logo && <Drawing {...logo.drawing} alt={logo.name} className={css.logo} />}
                  <h2 className={css.heading}>{card.heading}</h2>
                  <p className={css.text}>{card.subheadings}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </Section>
      {first && (
        <Section heading={heading} surface="ink" className={css.testimonials}>
          <Testimonial {...first} logos={logos} />
        </Section>
      )}
      {others.length > 0 && (
        <Section className={css.testimonials}>
          {others.map((testimonial) => (
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
