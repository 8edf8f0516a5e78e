import { useEffect, useId, useRef, useState } from 'react';
import { classes } from '../../components/classes';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import * as css from './Header.module.css';
import { Chevron } from './Chevron';

interface SolutionsMenuProps {
  label: string;
  /** The address under which the entry is highlighted. */
  section: string;
  links: readonly { readonly label: string; readonly link: string }[];
  pathname: string;
}

/**
 * The header's Solutions dropdown: toggles on click; closes on a click outside, on Escape, when the
 * focus leaves it and on navigation.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function SolutionsMenu({ label, section, links, pathname }: SolutionsMenuProps) {
  // Remembers the page on which it was opened: another page finds it closed.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isOpen = openedOn === pathname;
  const group = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !group.current?.contains(target)) setOpenedOn(null);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpenedOn(null);
      button.current?.focus();
    };
    document.addEventListener('click', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('click', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  return (
    <div ref={group} className={css.dropdown}>
      <button
        ref={button}
        type="button"
        className={classes(css.item, pathname.startsWith(section) && css.current)}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpenedOn(isOpen ? null : pathname)}
      >
        {label}
        <Chevron />
      </button>
      <ul id={panelId} className={classes(css.panel, isOpen && css.open)}>
        {links.map(({ label: name, link }) => (
          <li key={link}>
            <SiteLink
              to={link}
              className={css.panelLink}
              aria-current={pathname === link ? 'page' : undefined}
              onClick={() => setOpenedOn(null)}
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
