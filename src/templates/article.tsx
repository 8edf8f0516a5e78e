import { graphql, type PageProps } from 'gatsby';
import { Seo } from '../layout/Seo/Seo';
import { ArticleBody } from '../sections/Article/ArticleBody';
import { ArticleOpening } from '../sections/Article/ArticleOpening';
import { ClosingBanner } from '../sections/ClosingBanner/ClosingBanner';

/** A blog article (specification section 2, Blog article): a page to read. */
export default function ArticlePage({ data, location }: PageProps<Queries.ArticlePageQuery>) {
  const { blogPost, insightsPage } = data;
  if (!blogPost || !insightsPage) return null;
  const { heading, date, updated, author, category, keyTakeaways, picture, blocks, seo } = blogPost;
  const { labels, lists } = insightsPage;
  const blog = lists.find(({ type }) => type === 'blog');
  const minutes = String(blogPost.article.timeToRead ?? 1);
  return (
    <>
      <Seo
        {...seo}
        canonical={location.pathname}
        article={{
          published: date.slice(0, 10),
          modified: (updated ?? date).slice(0, 10),
          author,
          section: category,
          image: picture.file.childImageSharp?.gatsbyImageData.images.fallback?.src,
        }}
        trail={blog && [{ name: blog.label, address: '/insights/blog' }]}
      />
      <article>
        <ArticleOpening
          heading={heading}
          date={date}
          author={author}
          readingTime={labels.readingTime.replace('{minutes}', minutes)}
          category={category}
          picture={picture}
          back={labels.backToList}
        />
        <ArticleBody blocks={blocks} keyTakeaways={keyTakeaways} labels={labels} />
      </article>
      <ClosingBanner closing={labels.closing} />
    </>
  );
}

export const query = graphql`
  query ArticlePage($id: String!) {
    blogPost(id: { eq: $id }) {
      heading
      date
      updated
      author
      category
      keyTakeaways
      seo {
        title
        description
      }
      picture {
        ...WidePicture
      }
      article {
        timeToRead
      }
      blocks {
        ...ArticleBlock
      }
    }
    insightsPage {
      lists {
        type
        label
      }
      labels {
        readingTime
        keyTakeaways
        contents
        backToList
        closing {
          ...ClosingBanner
        }
      }
    }
  }
`;
