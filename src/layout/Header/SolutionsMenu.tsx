import { useCallback, useId, useRef, useState } from 'react';
import { Chevron } from '../../components/Chevron/Chevron';
import { classes } from '../../helpers/classes';
import { firstClick } from './firstClick';
import { useDismiss } from '../../hooks/useDismiss';
import { MenuLink } from '../MenuLink/MenuLink';
import * as css from './Header.module.css';

interface SolutionsMenuProps {
  label: string;
  /** The button is highlighted on pages whose path starts with this. */
  section: string;
  links: readonly (Queries.MenuLinkFragment & { readonly outcome: string })[];
  pathname: string;
}

/**
 * The header's Solutions dropdown. It toggles on click and closes on a click outside, on Escape, on navigation and
 * when the focus leaves it.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function SolutionsMenu({ label, section, links, pathname }: SolutionsMenuProps) {
  // The page on which it was opened, so that navigation closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isOpen = openedOn === pathname;
  const containerRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  const close = useCallback((byEscape: boolean) => {
    setOpenedOn(null);
    if (byEscape) buttonRef.current?.focus();
  }, []);
  useDismiss(isOpen, containerRef, close);

  return (
    <div ref={containerRef} className={css.dropdown}>
      <button
        ref={buttonRef}
        type="button"
        className={classes(css.item, pathname.startsWith(section) && css.current)}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={firstClick(() => setOpenedOn(isOpen ? null : pathname))}
      >
        <span>{label}</span>
        <Chevron />
      </button>
      <ul id={panelId} className={classes(css.panel, isOpen && css.open)}>
        {links.map(({ label: linkLabel, to, outcome }) => (
          <li key={to}>
            <MenuLink to={to} className={css.panelLink} onClick={() => setOpenedOn(null)}>
              <span>{linkLabel}</span>
              <small>{outcome}</small>
            </MenuLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
