import { Link } from 'gatsby';
import { createContext, use, type AnchorHTMLAttributes, type ReactNode } from 'react';

/** A link in the content. */
export interface LabelledLink {
  readonly label: string;
  readonly to: string;
}

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path on this site, or a URL that starts with http. */
  to: string;
  /** Replaces the history entry instead of adding one. */
  replace?: boolean | undefined;
  children: ReactNode;
}

/** Tells users that a link opens a new tab. The layout of the pages sets it. */
export const NewTabNote = createContext('');

/** Whether a link leaves the site. */
export const isExternal = (to: string) => to.startsWith('http');

/** A link to any page: internal links use Gatsby's router, external links open a new tab and say so. */
export function SiteLink({ to, replace, children, ...rest }: SiteLinkProps) {
  const newTabNote = use(NewTabNote);
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
