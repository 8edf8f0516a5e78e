import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary/ErrorBoundary';
import { useHydrated } from '../../hooks/useHydrated';
import { useLayoutContent } from '../../hooks/useLayoutContent';
import { usePagePosition } from './usePagePosition';
import { labels } from '../../labels';
import { ErrorScreen } from '../ErrorScreen/ErrorScreen';
import { Footer } from '../Footer/Footer';
import { Header } from '../Header/Header';
import * as css from './Page.module.css';

/** The layout of every page: skip link, fixed header, main content, footer (R16). A preview says that it is one (R103). */
export function Page({ location, children }: { location: Location; children: ReactNode }) {
  const { site } = useLayoutContent();
  const previewNotice = site.siteMetadata?.previewNotice;
  // The host serves the error page for addresses that its HTML does not know.
  const pathname = useHydrated(location.pathname, globalThis.window?.pagePath ?? location.pathname);
  usePagePosition(location);
  return (
    <>
      <a href="#content" className={css.skip}>
        {labels.layout.skipToContent}
      </a>
      <Header pathname={pathname} />
      <main id="content" tabIndex={-1} className={css.main}>
        {previewNotice && <p className={css.preview}>{previewNotice}</p>}
        <ErrorBoundary key={pathname} fallback={<ErrorScreen />}>
          {/* One element for React to remove, even if an extension has removed a part of the page. */}
          <div>{children}</div>
        </ErrorBoundary>
      </main>
      <Suspense fallback={null}>
        <Footer />
      </Suspense>
    </>
  );
}
