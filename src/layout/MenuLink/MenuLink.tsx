import type { ComponentProps } from 'react';
import { SiteLink } from '../../components/SiteLink/SiteLink';

/** The pages whose links replace the history entry (R16). */
const replacing = ['/home', '/about'];

/** A link of a menu or the footer. Gatsby's `Link` marks the current page with `aria-current`. */
export function MenuLink(props: ComponentProps<typeof SiteLink>) {
  return <SiteLink {...props} replace={replacing.includes(props.to) || undefined} />;
}
