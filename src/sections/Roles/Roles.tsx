import { graphql } from 'gatsby';
import { Carousel } from '../../components/Carousel/Carousel';
import { Section } from '../../components/Section/Section';
import { media } from '../../styles/media';
import * as css from './Roles.module.css';

/** Three, or one in windows below 730 px (R57). */
const slidesToShow = { wide: 3, narrow: 1, media: media.oneRoleAtATime };

export function Roles({ heading, roles, controls }: Queries.RolesFragment) {
  return (
    <Section heading={heading} headClass={css.heading} surface="mist">
      <Carousel
        label={heading}
        controls={controls}
        slidesToShow={slidesToShow}
        className={css.carousel}
      >
        {roles.map((role) => (
          <div key={role.heading} className={css.role}>
            <h3>{role.heading}</h3>
            <p className={css.text}>{role.description}</p>
          </div>
        ))}
      </Carousel>
    </Section>
  );
}

export const fragment = graphql`
  fragment Roles on Opportunities {
    heading
    roles {
      heading
      description
    }
    controls {
      ...CarouselControls
    }
  }
`;
