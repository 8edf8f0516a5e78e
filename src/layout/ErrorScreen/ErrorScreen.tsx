import { ActionLink } from '../../components/ActionLink/ActionLink';
import { LinkList } from '../../components/LinkList/LinkList';
import { Strata } from '../../components/Strata/Strata';
import * as strata from '../../components/Strata/Strata.module.css';
import { useLayoutContent } from '../useLayoutContent';
import * as css from './ErrorScreen.module.css';

/** The screen for unknown addresses and for pages that fail (R12, R187). */
export function ErrorScreen() {
  const { errorPage } = useLayoutContent();
  if (!errorPage) return null;
  const { title, subtitle, home, links } = errorPage;
  return (
    <div className={strata.screen}>
      <div className={strata.content}>
        <h1>{title}</h1>
        <p className={strata.text}>{subtitle}</p>
        <ActionLink label={home.label} to={home.address} />
      </div>
      <Strata isBroken className={strata.drawing} />
      <LinkList links={links} className={css.links} />
    </div>
  );
}
