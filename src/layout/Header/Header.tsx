import { buttonClasses } from '../../components/Button/Button';
import { InlineSvg } from '../../components/InlineSvg/InlineSvg';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { demoAddress } from '../../helpers/anchors';
import { classes } from '../../helpers/classes';
import { solutionLinks, useLayoutContent } from '../../hooks/useLayoutContent';
import { labels } from '../../labels';
import * as logo from '../logo.module.css';
import { MenuLink } from '../MenuLink/MenuLink';
import * as css from './Header.module.css';
import { MobileMenu } from './MobileMenu';
import { SolutionsMenu } from './SolutionsMenu';

/** The fixed header: brand, menu and demo button; in windows of 800 px and below, brand and hamburger (R16). */
export function Header({ pathname }: { pathname: string }) {
  const content = useLayoutContent();
  const { brand, navigation } = content;

  return (
    <header className={css.header}>
      <div className={css.bar}>
        <MenuLink to="/home" className={classes(logo.logo, css.brand)}>
          <InlineSvg svg={brand.mark} />
          <span>{brand.name}</span>
        </MenuLink>
        <nav className={css.navigation} aria-label={labels.layout.mainNavigation}>
          <ul className={css.menu}>
            {navigation.header.map(({ label, to, hasChildren }) => (
              <li key={label}>
                {hasChildren ? (
                  <SolutionsMenu
                    label={label}
                    section={to}
                    links={solutionLinks(content)}
                    pathname={pathname}
                  />
                ) : (
                  <MenuLink to={to} className={css.item}>
                    {label}
                  </MenuLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <SiteLink to={demoAddress} className={classes(buttonClasses(), css.demo)}>
          {navigation.requestDemo}
        </SiteLink>
        <MobileMenu pathname={pathname} />
      </div>
    </header>
  );
}
