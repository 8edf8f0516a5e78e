import { ActionLink } from '../../components/ActionLink/ActionLink';
import { Lead } from '../../components/Lead/Lead';
import { LinkList } from '../../components/LinkList/LinkList';
import { classes } from '../../helpers/classes';
import { useLayoutContent } from '../../hooks/useLayoutContent';
import * as screen from '../../styles/screen.module.css';
import * as css from './ErrorScreen.module.css';

/**
 * The screen for unknown addresses and for pages that fail (R12, R186): a line leads from the way home to where it breaks
 * off.
 */
export function ErrorScreen() {
  const { title, subtitle, home, links } = useLayoutContent().errorPage;
  return (
    <div data-surface="ink" className={classes(screen.screen, css.screen)}>
      <div className={screen.content}>
        <h1>{title}</h1>
        <Lead>{subtitle}</Lead>
        <div className={css.home}>
          <ActionLink {...home} />
        </div>
      </div>
      <img src="/drawings/broken.svg" alt="" width="801" height="410" className={css.drawing} />
      <LinkList links={links} className={css.links} />
    </div>
  );
}
