import { graphql } from 'gatsby';
import { Carousel } from '../../components/Carousel/Carousel';
import { Section } from '../../components/Section/Section';
import { media } from '../../styles/media';
import * as css from './Testimonials.module.css';

/** Two, or one on phones (R57). */
const slidesToShow = { wide: 2, narrow: 1, media: media.upToM };

export function Testimonials({ heading, testimonials, controls }: Queries.TestimonialsFragment) {
  return (
    <Section heading={heading} headClass={css.heading} surface="ink">
      <Carousel
        label={heading}
        controls={controls}
        slidesToShow={slidesToShow}
        className={css.carousel}
      >
        {testimonials.map(({ name, designation, company, text }) => (
          <figure key={text} className={css.testimonial}>
            <blockquote className={css.text}>
              <p>{text}</p>
            </blockquote>
            <figcaption className={css.source}>
              <strong>{name}</strong>
              <span>{designation}</span>
              <span>{company}</span>
            </figcaption>
          </figure>
        ))}
      </Carousel>
    </Section>
  );
}

export const fragment = graphql`
  fragment Testimonials on Testimonials {
    heading
    testimonials {
      name
      designation
      company
      text
    }
    controls {
      ...CarouselControls
    }
  }
`;
