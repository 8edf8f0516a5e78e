import { SiteLink } from '../../components/SiteLink/SiteLink';
import { replacesHistory } from '../replacesHistory';
import * as css from './Footer.module.css';

interface FooterLinksProps {
  heading: string;
  links: readonly { readonly label: string; readonly link: string }[];
  newTabNote: string;
}

/** A heading with links. */
export function FooterLinks({ heading, links, newTabNote }: FooterLinksProps) {
  return (
    <div>
      <h3 className={css.heading}>{heading}</h3>
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
