import { Link } from 'gatsby';
import type { AnchorHTMLAttributes, ReactNode } from 'react';

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, or an address that starts with http. */
  to: string;
  /** Replaces the history entry instead of adding one. */
  replace?: boolean;
  /** What assistive technology hears behind a link that opens a new tab. */
  newTabNote?: string;
  children: ReactNode;
}

/** Tells whether an address leaves the site (R94). */
export const isExternal = (address: string) => address.startsWith('http');

/**
 * A link to anywhere: inside the site it navigates without a reload,
 * an address that starts with http opens a new tab.
 */
export function SiteLink({ to, replace, newTabNote, children, ...rest }: SiteLinkProps) {
  if (isExternal(to)) {
    return (
      <a {...rest} href={to} target="_blank" rel="noopener" title={newTabNote}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} to={to} replace={replace}>
      {children}
    </Link>
  );
}
