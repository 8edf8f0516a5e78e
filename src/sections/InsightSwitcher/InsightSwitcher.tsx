import { SiteLink } from '../../components/SiteLink/SiteLink';
import { labels } from '../../labels';
import * as css from './InsightSwitcher.module.css';

interface InsightSwitcherProps {
  lists: readonly { readonly type: string; readonly label: string }[];
  current: string;
}

export function InsightSwitcher({ lists, current }: InsightSwitcherProps) {
  return (
    <nav className={css.switcher} aria-label={labels.insights.switcher}>
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
