import { graphql, Link } from 'gatsby';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { labels } from '../../labels';

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path on this site, or a URL that starts with http. */
  to: string;
  /** Replaces the history entry instead of adding one. */
  replace?: boolean | undefined;
  children: ReactNode;
}

/** Whether a link leaves the site. */
export const isExternal = (to: string) => to.startsWith('http');

/** A link to any page: internal links use Gatsby's router, external links open a new tab and say so. */
export function SiteLink({ to, replace, children, ...rest }: SiteLinkProps) {
  if (isExternal(to)) {
    return (
      <a {...rest} href={to} target="_blank" rel="noopener" title={labels.layout.newTab}>
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

export const fragments = graphql`
  fragment MenuLink on MenuLink {
    label
    to: link
  }

  fragment Action on Action {
    label
    to: address
  }
`;
