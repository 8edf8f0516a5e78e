import type { ComponentProps } from 'react';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { classes } from '../../helpers/classes';

/** The pages whose links replace the history entry (R16, R17). */
const replacing = ['/home', '/about'];

interface MenuLinkProps extends ComponentProps<typeof SiteLink> {
  /** The path of the page that is shown, whose link is marked as current. */
  pathname?: string;
  /** The class of the current page's link. */
  currentClass?: string | undefined;
}

/** A link of a menu or the footer. */
export function MenuLink({ pathname, className, currentClass, ...rest }: MenuLinkProps) {
  const isCurrent = rest.to === pathname;
  return (
    <SiteLink
      {...rest}
      replace={replacing.includes(rest.to) || undefined}
      className={classes(className, isCurrent && currentClass)}
      aria-current={isCurrent ? 'page' : undefined}
    />
  );
}
