import { navigate, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { Helmet } from 'react-helmet';
import { SiteLink } from '../components/SiteLink/SiteLink';
import { useLayoutContent } from '../layout/useLayoutContent';

/**
 * Leads to another page where the host did not: replaces history, works without a script, and stays out of
 * search engines (R4).
 */
export default function Redirect({ pageContext }: PageProps<object, { to: string }>) {
  const { brand } = useLayoutContent();
  const { to } = pageContext;

  useEffect(() => {
    void navigate(to, { replace: true });
  }, [to]);

  return (
    <>
      <Helmet>
        <html lang="en-GB" />
        <title>{brand?.name}</title>
        <meta name="description" content={brand?.description} />
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={`${brand?.url}${to}`} />
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
      </Helmet>
      <h1>
        <SiteLink to={to} replace>
          {brand?.name}
        </SiteLink>
      </h1>
    </>
  );
}
