import { graphql } from 'gatsby';
import { Picture } from '../../components/Picture/Picture';
import { classes } from '../../components/classes';
import * as css from './ArticleBody.module.css';

const inner = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

function Figure({ block }: { block: Queries.ArticleBlockFragment }) {
  const { file, alt, caption, style } = block;
  if (!file) return null;
  return (
    <figure className={classes(css.figure, style && css[style])}>
      <Picture picture={{ file, alt: alt ?? '' }} sizes="(max-width: 1000px) 92vw, 960px" />
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  );
}

function List({ block }: { block: Queries.ArticleBlockFragment }) {
  const Tag = block.ordered ? 'ol' : 'ul';
  return (
    <Tag className={classes(css.list, block.style && css[block.style])}>
      {block.items?.map(({ boldtext, text }) => (
        <li key={`${boldtext}${text}`}>
          {boldtext && <strong>{boldtext} </strong>}
          <span {...inner(text)} />
        </li>
      ))}
    </Tag>
  );
}

/** A block of an article in its kind's typography (specification section 3, Blog article). */
export function ArticleBlock({ block }: { block: Queries.ArticleBlockFragment }) {
  const { type, html, anchor, level } = block;
  const style = block.style ? css[block.style] : undefined;
  switch (type) {
    case 'bluetext': {
      const Heading = level === 2 ? 'h2' : level === 3 ? 'h3' : 'h4';
      return (
        <Heading id={anchor ?? undefined} className={classes(css.bluetext, style)}>
          <span {...inner(html)} />
          <a href={`#${anchor}`} className={css.anchor} aria-hidden="true" tabIndex={-1}>
            #
          </a>
        </Heading>
      );
    }
    case 'image':
      return <Figure block={block} />;
    case 'list':
      return <List block={block} />;
    case 'boldtext':
      return <p className={classes(css.boldtext, style)} {...inner(html)} />;
    case 'paragraph':
      return <p className={style} {...inner(html)} />;
    default:
      return <div className={classes(css.prose, style)} {...inner(html)} />;
  }
}

export const fragment = graphql`
  fragment ArticleBlock on ArticleBlock {
    type
    html
    anchor
    level
    ordered
    items {
      boldtext
      text
    }
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 800, 1200, 1600])
      }
    }
    alt
    caption
    style
  }
`;
