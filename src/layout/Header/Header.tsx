import { Link } from 'gatsby';
import { classes } from '../../helpers/classes';
import { InlineSvg } from '../../components/InlineSvg/InlineSvg';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { buttonClasses } from '../../components/Button/Button';
import { replacesHistory } from '../replacesHistory';
import { demoHref, requestDemo } from '../lifecycle/requestDemo';
import { solutionLinks, useLayoutContent } from '../../hooks/useLayoutContent';
import * as css from './Header.module.css';
import { LoadingBar } from './LoadingBar';
import { MobileMenu } from './MobileMenu';
import { SolutionsMenu } from './SolutionsMenu';

/** The fixed header: brand, menu and demo button; in windows of 800 px and below, brand and hamburger (R24). */
export function Header({ pathname }: { pathname: string }) {
  const content = useLayoutContent();
  const { brand, navigation } = content;
  if (!brand || !navigation) return null;

  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Link to="/home" replace className={css.brand}>
          <InlineSvg svg={brand.mark} label="" className={css.mark} />
          <span>{brand.name}</span>
        </Link>
        <nav className={css.navigation} aria-label={navigation.labels.mainNavigation}>
          <ul className={css.menu}>
            {navigation.header.map(({ label, link, hasChildren }) => (
              <li key={label}>
                {hasChildren ? (
                  <SolutionsMenu
                    label={label}
                    section={link}
                    links={solutionLinks(content)}
                    pathname={pathname}
                  />
                ) : (
                  <SiteLink
                    to={link}
                    replace={replacesHistory(link)}
                    className={classes(css.item, pathname === link && css.current)}
                    aria-current={pathname === link ? 'page' : undefined}
                  >
                    {label}
                  </SiteLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <a href={demoHref} onClick={requestDemo} className={classes(buttonClasses(), css.demo)}>
          {navigation.requestDemo}
        </a>
        <MobileMenu pathname={pathname} />
      </div>
      <LoadingBar label={navigation.labels.loading} />
    </header>
  );
}
