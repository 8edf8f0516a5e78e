import { navigate, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { Helmet } from 'react-helmet';
import { SiteLink } from '../components/SiteLink/SiteLink';
import { useLayoutContent } from '../hooks/useLayoutContent';

/** Redirects in the browser, with and without JavaScript, for hosts that do not redirect themselves (R1). */
export default function Redirect({ pageContext }: PageProps<object, { to: string }>) {
  const { brand } = useLayoutContent();
  const { to } = pageContext;

  useEffect(() => {
    const { search, hash } = window.location;
    void navigate(`${to}${search}${hash}`, { replace: true });
  }, [to]);

  return (
    <>
      <Helmet>
        <html lang="en-GB" />
        <title>{brand.name}</title>
        <meta name="description" content={brand.description} />
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={`${brand.url}${to}`} />
        {/* Only without JavaScript, since it loses the search parameters. In the browser, Helmet would write HTML. */}
        {typeof window === 'undefined' && (
          <noscript>{`<meta http-equiv="refresh" content="0; url=${to}">`}</noscript>
        )}
      </Helmet>
      <h1>
        <SiteLink to={to} replace>
          {brand.name}
        </SiteLink>
      </h1>
    </>
  );
}
