import { graphql } from 'gatsby';
import { ActionLink } from '../../components/ActionLink/ActionLink';
import { Drawing } from '../../components/Drawing/Drawing';
import { Section } from '../../components/Section/Section';
import * as css from './ClientLogos.module.css';

/** The clients' logos with a heading and a link to the clients page. */
export function ClientLogos({ heading, logos, action }: Queries.ClientLogosFragment) {
  return (
    <Section
      labelledBy="clients"
      heading={heading}
      intro={action && <ActionLink {...action} variant="quiet" />}
      headClass={css.head}
      surface="ink"
      className={css.clients}
    >
      <ul className={css.logos}>
        {logos.map(({ name, drawing }) => (
          <li key={name}>
            <Drawing {...drawing} alt={name} className={css.logo} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragments = graphql`
  fragment ClientLogo on ClientLogo {
    name
    drawing {
      ...Drawing
    }
  }

  fragment ClientLogos on Clients {
    heading
    logos {
      ...ClientLogo
    }
    action {
      ...Action
    }
  }
`;
