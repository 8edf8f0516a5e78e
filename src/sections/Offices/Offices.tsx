import { graphql } from 'gatsby';
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
    <Section labelledBy="offices" heading={heading} surface="mist" className={css.offices}>
      <ul className={css.list}>
        {offices.map(({ city, country, phone, email, ...office }) => (
          <li key={city} className={css.office}>
            <h3>
              <span>{city}</span>
              <span className={css.comma}>, </span>
              <span className={css.country}>{country}</span>
            </h3>
            <address className={css.address}>
              <div>
                <OfficeAddresses office={office.alsoIn ? { ...office, city } : office} isNamed />
              </div>
              <div>
                <PhoneLink phone={phone} className={css.link} />
                <a href={`mailto:${email}`} className={css.link}>
                  {email}
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

export const fragments = graphql`
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
      marker {
        left
        top
      }
    }
  }
`;
