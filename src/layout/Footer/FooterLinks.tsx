import { MenuLink } from '../MenuLink/MenuLink';
import * as css from './Footer.module.css';

interface FooterLinksProps {
  heading: string;
  /** The element of the heading, by its level in the page's outline. */
  as?: 'h2' | 'h3';
  links: readonly Queries.MenuLinkFragment[];
}

/** A heading with links. */
export function FooterLinks({ heading, as: Heading = 'h3', links }: FooterLinksProps) {
  return (
    <div>
      <Heading className={css.heading}>{heading}</Heading>
      <ul>
        {links.map(({ label, to }) => (
          <li key={label}>
            <MenuLink to={to} className={css.link}>
              {label}
            </MenuLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
