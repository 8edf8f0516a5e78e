import { classes } from '../../helpers/classes';
import { SiteLink } from '../SiteLink/SiteLink';
import * as css from './LinkList.module.css';

interface LinkListProps {
  links: readonly Queries.MenuLinkFragment[];
  className?: string | undefined;
}

/** Links side by side, such as those to more pages at the end of one. */
export function LinkList({ links, className }: LinkListProps) {
  return (
    <ul className={classes(css.links, className)}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <SiteLink to={to} className={css.link}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
