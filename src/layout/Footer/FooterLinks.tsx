import { SiteLink } from '../../components/SiteLink/SiteLink';
import { replacesHistory } from '../replacesHistory';
import * as css from './Footer.module.css';

interface FooterLinksProps {
  heading: string;
  /** The element of the heading, by its level in the page's outline. */
  as?: 'h2' | 'h3';
  links: readonly { readonly label: string; readonly link: string }[];
  newTabNote: string;
}

/** A heading with links. */
export function FooterLinks({ heading, as: Heading = 'h3', links, newTabNote }: FooterLinksProps) {
  return (
    <div>
      <Heading className={css.heading}>{heading}</Heading>
      <ul>
        {links.map(({ label, link }) => (
          <li key={label}>
            <SiteLink
              to={link}
              replace={replacesHistory(link)}
              newTabNote={newTabNote}
              className={css.link}
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
