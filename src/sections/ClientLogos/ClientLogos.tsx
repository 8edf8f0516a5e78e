import { graphql } from 'gatsby';
import { Band } from '../../components/Band/Band';
import { Drawing } from '../../components/Drawing/Drawing';
import * as css from './ClientLogos.module.css';

/** Our Clients: three marks on one line. */
export function ClientLogos({ heading, logos }: Queries.ClientLogosFragment) {
  return (
    <Band labelledBy="clients" className={css.clients}>
      <h2 id="clients" className={css.heading}>
        {heading}
      </h2>
      <ul className={css.logos}>
        {logos.map(({ name, logo }) => (
          <li key={name}>
            <Drawing svg={logo} name={name} className={css.logo} />
          </li>
        ))}
      </ul>
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
