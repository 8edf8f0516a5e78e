import { SiteLink } from '../../components/SiteLink/SiteLink';
import * as css from './InsightSwitcher.module.css';

interface InsightSwitcherProps {
  name: string;
  lists: readonly { readonly type: string; readonly label: string }[];
  current: string;
}

export function InsightSwitcher({ name, lists, current }: InsightSwitcherProps) {
  return (
    <nav className={css.switcher} aria-label={name}>
      <ul className={css.list}>
        {lists.map(({ type, label }) => (
          <li key={type}>
            <SiteLink
              to={`/insights/${type}`}
              className={css.link}
              aria-current={type === current ? 'page' : undefined}
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
