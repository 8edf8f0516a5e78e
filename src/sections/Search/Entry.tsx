import { TitleLink } from '../../components/TitleLink/TitleLink';
import { snippetOf, termOf, word, type SearchEntry, type SearchResult } from './createSearch';
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

/** An entry that is listed without a query. */
export type ListedEntry = Pick<SearchEntry, 'address' | 'title'> & { description?: string };

/** A link and what is behind it; of a result, the text that matches. */
export function Entry({ entry }: { entry: ListedEntry | SearchResult }) {
  const { address, title, description } = entry;
  const isResult = 'matches' in entry;
  return (
    <li className={css.entry}>
      <TitleLink to={address}>{isResult ? marked(title, entry.matches) : title}</TitleLink>
      {description && (
        <p className={css.description}>
          {isResult ? marked(snippetOf(entry), entry.matches) : description}
        </p>
      )}
    </li>
  );
}
