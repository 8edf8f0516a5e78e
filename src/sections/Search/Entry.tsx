import { TitleLink } from '../../components/TitleLink/TitleLink';
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

/** A result: a link and the text that matches. */
export function Entry({ result }: { result: SearchResult }) {
  const { address, title, matches } = result;
  return (
    <div className={css.entry}>
      <TitleLink to={address}>{marked(title, matches)}</TitleLink>
      <p className={css.description}>{marked(snippetOf(result), matches)}</p>
    </div>
  );
}
