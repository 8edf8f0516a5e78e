import { graphql } from 'gatsby';
import { Band } from '../../components/Band/Band';
import * as css from './ClientLogos.module.css';
import { ClientMarks } from './ClientMarks';

/** Our Clients: three marks on one line. */
export function ClientLogos({ heading, logos }: Queries.ClientLogosFragment) {
  return (
    <Band labelledBy="clients" className={css.clients}>
      <h2 id="clients" className={css.heading}>
        {heading}
      </h2>
      <ClientMarks logos={logos} />
    </Band>
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
