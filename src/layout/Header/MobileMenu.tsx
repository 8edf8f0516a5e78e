import { startTransition, useCallback, useEffect, useId, useRef, useState } from 'react';
import { buttonClasses } from '../../components/Button/Button';
import { classes } from '../../components/classes';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { demoAddress, requestDemo } from '../demoRequest';
import { solutionLinks, useLayoutContent } from '../useLayoutContent';
import { media } from '../../styles/media';
import * as css from './MobileMenu.module.css';
import { Chevron } from './Chevron';
import { replacesHistory } from './replacesHistory';

/**
 * The menu of small windows: a hamburger opens a sheet with the header's links, the Solutions group
 * folds. A native modal dialog keeps the focus inside, closes on Escape and gives the focus back.
 */
export function MobileMenu({ pathname }: { pathname: string }) {
  const content = useLayoutContent();
  const { navigation } = content;
  const sheet = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isGroupOpen, setIsGroupOpen] = useState(pathname.startsWith('/solutions'));
  const groupId = useId();

  // The sheet stands in the top layer at once; the button behind it may say so after the next paint.
  const tell = (isNowOpen: boolean) => startTransition(() => setIsOpen(isNowOpen));

  const close = useCallback(() => sheet.current?.close(), []);
  useEffect(close, [pathname, close]);

  useEffect(() => {
    const wide = window.matchMedia(media.shellWide);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [close]);

  if (!navigation) return null;
  const { labels, header } = navigation;

  return (
    <div className={css.mobile}>
      <button
        type="button"
        className={css.hamburger}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-label={labels.openMenu}
        onClick={() => {
          sheet.current?.showModal();
          tell(true);
        }}
      >
        <span className={css.bars} />
      </button>
      <dialog
        ref={sheet}
        className={css.sheet}
        aria-label={labels.mainNavigation}
        onClose={() => tell(false)}
      >
        <button type="button" className={css.close} aria-label={labels.closeMenu} onClick={close}>
          <span className={css.cross} />
        </button>
        <nav aria-label={labels.mainNavigation}>
          <ul className={css.list}>
            {header.map(({ label, link, listsSolutions }) =>
              listsSolutions ? (
                <li key={label}>
                  <button
                    type="button"
                    className={classes(css.entry, pathname.startsWith(link) && css.current)}
                    aria-expanded={isGroupOpen}
                    aria-controls={groupId}
                    onClick={() => setIsGroupOpen(!isGroupOpen)}
                  >
                    {label}
                    <Chevron />
                  </button>
                  <ul id={groupId} className={css.group} hidden={!isGroupOpen}>
                    {solutionLinks(content).map((solution) => (
                      <li key={solution.link}>
                        <SiteLink
                          to={solution.link}
                          className={css.child}
                          aria-current={pathname === solution.link ? 'page' : undefined}
                          onClick={close}
                        >
                          {solution.label}
                        </SiteLink>
                      </li>
                    ))}
                  </ul>
                </li>
              ) : (
                <li key={label}>
                  <SiteLink
                    to={link}
                    replace={replacesHistory(link)}
                    className={classes(css.entry, pathname === link && css.current)}
                    aria-current={pathname === link ? 'page' : undefined}
                    onClick={close}
                  >
                    {label}
                  </SiteLink>
                </li>
              ),
            )}
          </ul>
        </nav>
        <a
          href={demoAddress}
          onClick={(event) => {
            close();
            requestDemo(event);
          }}
          className={classes(buttonClasses(), css.demo)}
        >
          {navigation.requestDemo}
        </a>
      </dialog>
    </div>
  );
}
