import { graphql } from 'gatsby';
import { useEffect, useMemo, useRef, type SubmitEvent } from 'react';
import { ActionLink } from '../../components/ActionLink/ActionLink';
import { Button } from '../../components/Button/Button';
import { TextField } from '../../components/TextField/TextField';
import { fill } from '../../helpers/fill';
import { labels } from '../../labels';
import type { SearchResult } from './createSearch';
import { Entry, type ListedEntry } from './Entry';
import * as css from './Search.module.css';
import { maxLength, useQuery } from './useQuery';
import { useSearch } from './useSearch';

/** The entries of one kind, from the page context. */
export interface SearchGroup {
  readonly kind: keyof Queries.SearchKinds;
  /** The path of the list with all of them, if there is one. */
  readonly list: string | null;
  readonly entries: readonly (ListedEntry | SearchResult)[];
}

interface SearchProps {
  path: string;
  content: Queries.SearchFragment;
  /** What is shown without a query, and without JavaScript. */
  groups: readonly SearchGroup[];
}

const maxShown = 20;

/** A field that searches all pages and news as the visitor types (R248). */
export function Search({ path, content, groups }: SearchProps) {
  const { label, examples, kinds } = content;
  const field = useRef<HTMLInputElement>(null);
  const { value: search, hasFailed, load } = useSearch('/search.json');
  const { typed, setTyped, query, save } = useQuery(field, path);

  useEffect(() => {
    if (query) load();
  }, [query, load]);

  const results = useMemo(() => {
    const found = query && search ? search(query) : [];
    // The kind of the best result first, the others in the page's order.
    const order = new Set([...found.slice(0, 1), ...groups].map(({ kind }) => kind));
    return [...order].flatMap((kind) => found.filter((one) => one.kind === kind));
  }, [query, search, groups]);
  const count = results.length;
  const best = results.slice(0, maxShown);
  const shown: readonly SearchGroup[] =
    count > 0
      ? [...new Set(best.map(({ kind }) => kind))].map((kind) => ({
          kind,
          list: null,
          entries: best.filter((result) => result.kind === kind),
        }))
      : groups;
  const List = count > 0 ? 'ol' : 'ul';

  const message = () => {
    if (!query) return '';
    if (!search) return hasFailed ? labels.search.failed : labels.search.loading;
    if (count === 0) return fill(labels.search.empty, { query });
    if (count <= maxShown) return fill(labels.search.results, { count });
    return fill(labels.search.best, { shown: maxShown, count });
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // Closes the keyboard of a touch screen, which covers the results.
    if (window.matchMedia('(pointer: coarse)').matches) field.current?.blur();
  };

  return (
    <div className={css.search}>
      <form role="search" data-surface="ink" className={css.form} onSubmit={onSubmit}>
        <TextField
          ref={field}
          id="search"
          name="q"
          type="search"
          label={label}
          value={typed}
          maxLength={maxLength}
          onChange={setTyped}
          onFocus={load}
          // Before a result is opened, so that Back returns to it.
          onBlur={save}
          autoComplete="off"
        />
        <Button type="submit">{labels.search.submit}</Button>
        <div className={css.below}>
          <p role="status">{message()}</p>
          {!query && (
            <p>
              <span>{labels.search.examples}</span>
              {examples.map((example) => (
                <a key={example} href={`${path}?q=${encodeURIComponent(example)}`}>
                  {example}
                </a>
              ))}
            </p>
          )}
        </div>
      </form>
      {shown.map(({ kind, list, entries }) => (
        // Results are new rows: those of the list would move.
        <div key={List + kind} className={css.row}>
          <h2 className={css.kind}>
            {list ? <ActionLink label={kinds[kind]} to={list} variant="quiet" /> : kinds[kind]}
          </h2>
          <List className={css.index}>
            {entries.map((entry) => (
              <Entry key={entry.address + entry.title} entry={entry} />
            ))}
          </List>
        </div>
      ))}
    </div>
  );
}

export const fragment = graphql`
  fragment Search on SearchPage {
    label
    examples
    kinds {
      solutions
      blog
      factsheet
      news
      pages
    }
  }
`;
