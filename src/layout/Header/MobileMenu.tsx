import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { buttonClasses } from '../../components/Button/Button';
import { Chevron } from '../../components/Chevron/Chevron';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { demoAddress } from '../../helpers/anchors';
import { classes } from '../../helpers/classes';
import { firstClick } from './firstClick';
import { solutionLinks, useLayoutContent } from '../../hooks/useLayoutContent';
import { labels } from '../../labels';
import { media } from '../../styles/media';
import { MenuLink } from '../MenuLink/MenuLink';
import * as css from './MobileMenu.module.css';

/**
 * The menu for narrow windows: a hamburger opens a dialog with the header's links and a collapsible Solutions group.
 * The native modal dialog traps the focus, closes on Escape and, in Chrome on Android, on Back, and restores the focus.
 */
export function MobileMenu({ pathname }: { pathname: string }) {
  const content = useLayoutContent();
  const { header, requestDemo } = content.navigation;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isGroupOpen, setIsGroupOpen] = useState(pathname.startsWith('/solutions'));
  const groupId = useId();

  // After the next paint, which shows the change: making the page inert, and ending that, takes a slow phone 60 ms.
  useEffect(() => {
    const apply = () => (isOpen ? dialogRef.current?.showModal() : dialogRef.current?.close());
    const frame = requestAnimationFrame(() => setTimeout(apply));
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);

  // Not after the next paint: callers then scroll the page or move the focus.
  const close = useCallback(() => dialogRef.current?.close(), []);
  useEffect(close, [pathname, close]);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    window.matchMedia(media.headerNarrow).addEventListener('change', close, { signal });
    window.addEventListener('popstate', close, { signal });
    return () => listeners.abort();
  }, [close]);

  return (
    <div className={css.mobile}>
      <button
        type="button"
        className={css.hamburger}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-label={labels.layout.openMenu}
        // The cross stands in the same place.
        onClick={firstClick(() => setIsOpen(true))}
      >
        <span className={isOpen ? css.cross : css.bars} />
      </button>
      <dialog
        ref={dialogRef}
        className={css.dialog}
        aria-label={labels.layout.mainNavigation}
        hidden={!isOpen}
        onClose={() => setIsOpen(false)}
      >
        <button
          type="button"
          className={css.close}
          aria-label={labels.layout.closeMenu}
          onClick={firstClick(() => setIsOpen(false))}
        >
          <span className={css.cross} />
        </button>
        <nav aria-label={labels.layout.mainNavigation}>
          <ul className={css.list}>
            {header.map(({ label, to, hasChildren }) =>
              hasChildren ? (
                <li key={label}>
                  <button
                    type="button"
                    className={classes(css.entry, pathname.startsWith(to) && css.current)}
                    aria-expanded={isGroupOpen}
                    aria-controls={groupId}
                    onClick={() => setIsGroupOpen(!isGroupOpen)}
                  >
                    <span>{label}</span>
                    <Chevron />
                  </button>
                  <ul id={groupId} className={css.group} hidden={!isGroupOpen}>
                    {solutionLinks(content).map((solution) => (
                      <li key={solution.to}>
                        <MenuLink to={solution.to} className={css.child} onClick={close}>
                          {solution.label}
                        </MenuLink>
                      </li>
                    ))}
                  </ul>
                </li>
              ) : (
                <li key={label}>
                  <MenuLink to={to} className={css.entry} onClick={close}>
                    {label}
                  </MenuLink>
                </li>
              ),
            )}
          </ul>
        </nav>
        <SiteLink to={demoAddress} className={classes(buttonClasses(), css.demo)} onClick={close}>
          {requestDemo}
        </SiteLink>
      </dialog>
    </div>
  );
}
