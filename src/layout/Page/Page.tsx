import { useEffect, useRef, type ReactNode } from 'react';
import { NewTabNote } from '../../components/SiteLink/SiteLink';
import { ErrorBoundary } from '../../components/ErrorBoundary/ErrorBoundary';
import { ErrorScreen } from '../ErrorScreen/ErrorScreen';
import { continueFromAnchor } from '../lifecycle/continueFromAnchor';
import { Footer } from '../Footer/Footer';
import { Header } from '../Header/Header';
import { useLayoutContent } from '../../hooks/useLayoutContent';
import * as css from './Page.module.css';

/** The layout of every page: skip link, fixed header, main content, footer (R18). A preview says that it is one (R245). */
export function Page({ pathname, children }: { pathname: string; children: ReactNode }) {
  const { site, navigation } = useLayoutContent();
  const previewNotice = site.siteMetadata?.previewNotice;
  const shown = useRef(pathname);
  useEffect(() => {
    // After the effects of Gatsby's router, one of which moves the focus to the page.
    if (shown.current !== pathname) queueMicrotask(continueFromAnchor);
    shown.current = pathname;
  }, [pathname]);
  return (
    <NewTabNote value={navigation.labels.newTab}>
      <a href="#content" className={css.skip}>
        {navigation.labels.skipToContent}
      </a>
      <Header pathname={pathname} />
      <main id="content" tabIndex={-1} className={css.main}>
        {previewNotice && <p className={css.preview}>{previewNotice}</p>}
        <ErrorBoundary resetKey={pathname} fallback={<ErrorScreen />}>
          {/* One element for React to remove, even if an extension has removed a part of the page. */}
          <div key={pathname}>{children}</div>
        </ErrorBoundary>
      </main>
      <Footer />
    </NewTabNote>
  );
}
