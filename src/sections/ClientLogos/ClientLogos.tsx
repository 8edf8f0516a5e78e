import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import * as css from './ClientLogos.module.css';
import { LogoList } from './LogoList';

/** The clients' logos with a heading. */
export function ClientLogos({ heading, logos }: Queries.ClientLogosFragment) {
  return (
    <Section labelledBy="clients" className={css.clients}>
      <h2 id="clients" className={css.heading}>
        {heading}
      </h2>
      <LogoList logos={logos} />
    </Section>
  );
}

export const fragment = graphql`
  fragment ClientLogos on Clients {
    heading
    logos {
      name
      logo
    }
  }
`;
