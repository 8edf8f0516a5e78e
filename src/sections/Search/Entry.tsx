import type { ReactNode } from 'react';
import { Arrow } from '../../components/Arrow/Arrow';
import { isExternal, SiteLink } from '../../components/SiteLink/SiteLink';
import { snippetOf, termOf, word, type SearchResult } from './createSearch';
import * as css from './Search.module.css';

/** A text with the matching words marked. */
function marked(text: string, matches: ReadonlySet<string>) {
  const runs: { isMatch: boolean; text: string }[] = [];
  // Every second part is a matching word.
  for (const [index, part] of text.split(word).entries()) {
    const isMatch = index % 2 === 1 && matches.has(termOf(part) ?? '');
    const last = runs.at(-1);
    if (last?.isMatch === isMatch) last.text += part;
    else runs.push({ isMatch, text: part });
  }
  return runs.map((run, index) => {
    const Run = run.isMatch ? 'mark' : 'span';
    return <Run key={index}>{run.text}</Run>;
  });
}

/** The link to a page or a news item. */
export function EntryLink({ address, children }: { address: string; children: ReactNode }) {
  return (
    <SiteLink to={address} className={css.title}>
      <span>{children}</span>
      {isExternal(address) && <Arrow direction="out" />}
    </SiteLink>
  );
}

/** A result: a link and the text that matches. */
export function Entry({ result }: { result: SearchResult }) {
  const { address, title, matches } = result;
  return (
    <div className={css.entry}>
      <EntryLink address={address}>{marked(title, matches)}</EntryLink>
      <p className={css.description}>{marked(snippetOf(result), matches)}</p>
    </div>
  );
}
