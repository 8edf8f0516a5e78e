import { ActionLink } from '../../components/ActionLink/ActionLink';
import { LinkList } from '../../components/LinkList/LinkList';
import { Strata } from '../../components/Strata/Strata';
import { useLayoutContent } from '../useLayoutContent';
import * as css from './ErrorScreen.module.css';

/** The screen for unknown addresses and for pages that fail (R12, R187). */
export function ErrorScreen() {
  const { errorPage } = useLayoutContent();
  if (!errorPage) return null;
  const { title, subtitle, home, links } = errorPage;
  return (
    <div className={css.screen}>
      <div className={css.content}>
        <h1>{title}</h1>
        <p className={css.subtitle}>{subtitle}</p>
        <ActionLink label={home.label} to={home.address} />
      </div>
      <Strata isBroken className={css.drawing} />
      <LinkList links={links} className={css.links} />
    </div>
  );
}
