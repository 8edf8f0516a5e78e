import { Arrow } from '../../components/Arrow/Arrow';
import { isExternal, SiteLink } from '../../components/SiteLink/SiteLink';
import { termOf, word } from './createSearch';
import * as css from './Search.module.css';

interface EntryProps {
  entry: { readonly address: string; readonly title: string; readonly description: string };
  matches?: ReadonlySet<string>;
}

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

const none: ReadonlySet<string> = new Set();

/** A page or a news item: a link and its description. */
export function Entry({ entry: { address, title, description }, matches = none }: EntryProps) {
  return (
    <>
      <SiteLink to={address} className={css.title}>
        <span>{marked(title, matches)}</span>
        {isExternal(address) && <Arrow direction="out" />}
      </SiteLink>
      <p className={css.description}>{marked(description, matches)}</p>
    </>
  );
}
