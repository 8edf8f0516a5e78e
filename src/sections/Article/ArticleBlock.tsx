import { graphql } from 'gatsby';
import { Picture } from '../../components/Picture/Picture';
import { classes } from '../../components/classes';
import { media } from '../../styles/media';
import * as css from './ArticleBody.module.css';
import { ArticleFootnotes } from './ArticleFootnotes';
import { ArticleHeading } from './ArticleHeading';
import { inner } from './html';

/** What the controls of an article's blocks speak. */
export interface BlockLabels {
  readonly sectionLink: string;
  readonly table: string;
  readonly footnotes: string;
  readonly backToReference: string;
}

function Figure({ block }: { block: Queries.ArticleBlockFragment }) {
  const { file, alt, caption, style } = block;
  if (!file) return null;
  return (
    <figure className={classes(css.figure, style && css[style])}>
      <Picture picture={{ file, alt: alt ?? '' }} sizes={`${media.upToL} 92vw, 960px`} />
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

/** A table in a region of its own, which scrolls where the table is wider than the window, by keyboard as well. */
function Table({ block, name }: { block: Queries.ArticleBlockFragment; name: string }) {
  const { html, caption, style } = block;
  const label = name.replace('{columns}', caption ?? '');
  return (
    <div
      role="region"
      aria-label={label}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus (WCAG 2.1.1)
      tabIndex={0}
      className={classes(css.table, style && css[style])}
      {...inner(html)}
    />
  );
}

function Quotation({ block }: { block: Queries.ArticleBlockFragment }) {
  const { html, caption, style } = block;
  return (
    <figure className={classes(css.quotation, style && css[style])}>
      <blockquote {...inner(html)} />
      {caption && <figcaption className={css.source}>{caption}</figcaption>}
    </figure>
  );
}

interface ArticleBlockProps {
  block: Queries.ArticleBlockFragment;
  /** What controls of a block speak. */
  labels: BlockLabels;
}

/** A block of an article in its kind's typography (R114). */
export function ArticleBlock({ block, labels }: ArticleBlockProps) {
  const { type, html } = block;
  const style = block.style ? css[block.style] : undefined;
  switch (type) {
    case 'bluetext':
      return <ArticleHeading block={block} className={style} label={labels.sectionLink} />;
    case 'image':
      return <Figure block={block} />;
    case 'list':
      return <List block={block} />;
    case 'boldtext':
      return <p className={classes(css.boldtext, style)} {...inner(html)} />;
    case 'paragraph':
      return <p className={style} {...inner(html)} />;
    case 'table':
      return <Table block={block} name={labels.table} />;
    case 'quotation':
      return <Quotation block={block} />;
    case 'footnotes':
      return <ArticleFootnotes block={block} labels={labels} />;
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
    footnotes {
      id
      html
      references
    }
    style
  }
`;
