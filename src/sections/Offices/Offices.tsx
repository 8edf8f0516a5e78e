import { graphql } from 'gatsby';
import { EmailText } from '../../components/EmailText/EmailText';
import { OfficeAddresses } from '../../components/OfficeAddresses/OfficeAddresses';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink';
import { Section } from '../../components/Section/Section';
import { OfficeMap } from './OfficeMap';
import * as css from './Offices.module.css';

interface OfficesProps {
  heading: string;
  offices: readonly Queries.OfficeFragment[];
  map: Queries.DrawingFragment;
}

/** The offices as text and on a map. */
export function Offices({ heading, offices, map }: OfficesProps) {
  return (
    <Section labelledBy="offices" heading={heading} surface="ink" className={css.offices}>
      <ul>
        {offices.map((office) => (
          <li key={office.city} className={css.office}>
            <h3>
              {`${office.city} `}
              <span className={css.country}>{office.country}</span>
            </h3>
            <address className={css.address}>
              <OfficeAddresses office={office} isNamed />
              <div className={css.links}>
                <PhoneLink phone={office.phone} className={css.link} />
                <a href={`mailto:${office.email}`} className={css.link}>
                  <EmailText email={office.email} />
                </a>
              </div>
            </address>
          </li>
        ))}
      </ul>
      <OfficeMap map={map} offices={offices} />
    </Section>
  );
}

export const fragment = graphql`
  fragment Office on Office {
    name
    city
    country
    addressLines
    phone
    email
    marker {
      left
      top
    }
    alsoIn {
      city
      addressLines
    }
  }
`;
