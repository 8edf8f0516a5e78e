import { graphql } from 'gatsby';
import { Carousel } from '../../components/Carousel/Carousel';
import { Section } from '../../components/Section/Section';
import { labels } from '../../labels';
import { media } from '../../styles/media';
import { Testimonial } from './Testimonial';
import * as css from './Testimonials.module.css';

/** Two, or one on phones (R54). */
const slidesToShow = { wide: 2, narrow: 1, media: media.upToM };

type TestimonialsProps = Queries.TestimonialsFragment & Pick<Queries.ClientLogosFragment, 'logos'>;

/** The testimonials, with the marks of the clients. */
export function Testimonials({ heading, testimonials, logos }: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  return (
    <Section heading={heading} headClass={css.heading} surface="ink">
      <Carousel
        label={heading}
        previous={labels.testimonials.previous}
        next={labels.testimonials.next}
        slidesToShow={slidesToShow}
        className={css.carousel}
      >
        {testimonials.map((testimonial) => (
          <Testimonial key={testimonial.text} {...testimonial} logos={logos} />
        ))}
      </Carousel>
    </Section>
  );
}

export const fragment = graphql`
  fragment Testimonials on Testimonials {
    heading
    testimonials {
      ...Testimonial
    }
  }
`;
