import type { ComponentProps } from 'react';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { classes } from '../../helpers/classes';

/** The pages whose links replace the history entry (R16). */
const replacing = ['/home', '/about'];

interface MenuLinkProps extends ComponentProps<typeof SiteLink> {
  /** The path of the page that is shown. */
  pathname?: string;
  /** Added if the link leads to that page. */
  currentClass?: string | undefined;
}

/** A link of a menu or the footer. Gatsby's `Link` marks the current page with `aria-current`. */
export function MenuLink({ pathname, className, currentClass, ...rest }: MenuLinkProps) {
  return (
    <SiteLink
      {...rest}
      replace={replacing.includes(rest.to) || undefined}
      className={classes(className, rest.to === pathname && currentClass)}
    />
  );
}
