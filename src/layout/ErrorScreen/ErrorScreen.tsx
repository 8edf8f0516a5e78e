import { ActionLink } from '../../components/ActionLink/ActionLink';
import { LinkList } from '../../components/LinkList/LinkList';
import * as screen from '../../styles/screen.module.css';
import { classes } from '../../helpers/classes';
import { useLayoutContent } from '../../hooks/useLayoutContent';
import * as css from './ErrorScreen.module.css';

/** The screen for unknown addresses and for pages that fail (R12, R186). */
export function ErrorScreen() {
  const { title, subtitle, home, links } = useLayoutContent().errorPage;
  return (
    <div className={classes(screen.screen, css.screen)}>
      <div className={screen.content}>
        <h1>{title}</h1>
        <p className={screen.text}>{subtitle}</p>
        <ActionLink {...home} />
      </div>
      <img
        src="/drawings/planes-broken.svg"
        alt=""
        width="322"
        height="352"
        className={screen.drawing}
      />
      <LinkList links={links} className={css.links} />
    </div>
  );
}
