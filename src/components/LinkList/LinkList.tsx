import { classes } from '../../helpers/classes';
import { SiteLink } from '../SiteLink/SiteLink';
import * as css from './LinkList.module.css';

/** Links side by side, such as those to more pages at the end of one. */
export function LinkList({
  links,
  className,
}: {
  links: readonly { label: string; link: string }[];
  className?: string | undefined;
}) {
  return (
    <ul className={classes(css.links, className)}>
      {links.map(({ label, link }) => (
        <li key={link}>
          <SiteLink to={link} className={css.link}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
