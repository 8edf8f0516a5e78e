import { SiteLink } from '../../components/SiteLink/SiteLink';
import { termOf, word } from './createSearch';
import * as css from './Search.module.css';

interface EntryProps {
  entry: { readonly address: string; readonly title: string; readonly description: string };
  /** Tells users that a link opens a new tab. */
  newTab: string;
  /** The words to mark. */
  matches?: ReadonlySet<string>;
}

/** A text with the matching words marked. */
function marked(text: string, matches: ReadonlySet<string>) {
  const words = new Set(text.split(word).filter((part) => matches.has(termOf(part) ?? '')));
  if (words.size === 0) return text;
  const pattern = `(?<![\\p{L}\\p{N}])(${[...words].join('|')})(?![\\p{L}\\p{N}])`;
  return text.split(new RegExp(pattern, 'u')).map((part, index) => {
    const Tag = index % 2 === 1 ? 'mark' : 'span';
    return <Tag key={index}>{part}</Tag>;
  });
}

const none: ReadonlySet<string> = new Set();

/** A page or a news item: a link and its description. */
export function Entry({
  entry: { address, title, description },
  newTab,
  matches = none,
}: EntryProps) {
  return (
    <>
      <SiteLink to={address} newTabNote={newTab} className={css.title}>
        {marked(title, matches)}
      </SiteLink>
      <p className={css.description}>{marked(description, matches)}</p>
    </>
  );
}
