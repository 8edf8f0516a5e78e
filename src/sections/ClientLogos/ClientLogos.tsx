import { graphql } from 'gatsby';
import { ActionLink } from '../../components/ActionLink/ActionLink';
import { Section } from '../../components/Section/Section';
import * as css from './ClientLogos.module.css';
import { LogoList } from './LogoList';

/** The clients' logos with a heading and a link to the clients page. */
export function ClientLogos({ heading, logos, action }: Queries.ClientLogosFragment) {
  return (
    <Section
      labelledBy="clients"
      heading={heading}
      intro={<ActionLink {...action} variant="quiet" />}
      headClass={css.head}
      surface="ink"
      className={css.clients}
    >
      <LogoList logos={logos} />
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
      label
      to: address
    }
  }
`;
