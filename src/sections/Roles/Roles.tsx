import { graphql } from 'gatsby';
import { Arrow } from '../../components/Arrow/Arrow';
import { Carousel } from '../../components/Carousel/Carousel';
import { Section } from '../../components/Section/Section';
import { labels } from '../../labels';
import { media } from '../../styles/media';
import * as css from './Roles.module.css';

/** Three, or one in windows below 730 px (R54). */
const slidesToShow = { wide: 3, narrow: 1, media: media.oneRoleAtATime };

interface RolesProps extends Queries.RolesFragment {
  /** The address for applications. */
  email: string;
}

/** The open roles; each leads to a message with the role as its subject. */
export function Roles({ heading, write, roles, email }: RolesProps) {
  return (
    <Section id="opportunities" heading={heading} headClass={css.heading} surface="mist">
      <Carousel
        label={heading}
        previous={labels.roles.previous}
        next={labels.roles.next}
        slidesToShow={slidesToShow}
        className={css.carousel}
      >
        {roles.map((role) => (
          <div key={role.heading} className={css.role}>
            <h3>{role.heading}</h3>
            <p className={css.terms}>{role.terms}</p>
            <p className={css.text}>{role.description}</p>
            <a
              href={`mailto:${email}?subject=${encodeURIComponent(role.heading)}`}
              className={css.write}
              aria-label={`${write}: ${role.heading}`}
            >
              <span>{write}</span>
              <Arrow />
            </a>
          </div>
        ))}
      </Carousel>
    </Section>
  );
}

export const fragment = graphql`
  fragment Roles on Opportunities {
    heading
    write
    roles {
      heading
      terms
      description
    }
  }
`;
