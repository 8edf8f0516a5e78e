import { graphql, type PageProps } from 'gatsby';
import { FormattedDate } from '../components/FormattedDate/FormattedDate';
import { PdfLinks } from '../components/PdfLinks/PdfLinks';
import { requireContent } from '../helpers/requireContent';
import { labels } from '../labels';
import { Seo } from '../layout/Seo/Seo';
import { ArticleBody } from '../sections/Article/ArticleBody';
import * as css from '../sections/Article/textPage.module.css';
import { ClosingBanner } from '../sections/ClosingBanner/ClosingBanner';
import { PageHeader } from '../sections/PageHeader/PageHeader';

/** A text page, such as /legal. */
export default function TextPage({ data }: PageProps<Queries.TextPageQuery>) {
  const { textPage, allTextPagePdf } = requireContent(data);
  const { seo, address, heading, subtitle, date, blocks, closing } = textPage;
  return (
    <>
      <Seo {...seo} canonical={address} />
      <PageHeader title={heading} subtitle={subtitle} surface="ink">
        <p>
          <span>{labels.article.updated}</span> <FormattedDate date={date} />
        </p>
        <PdfLinks pdfs={allTextPagePdf.nodes} />
      </PageHeader>
      <div className={css.text}>
        <ArticleBody blocks={blocks} />
      </div>
      {closing && <ClosingBanner {...closing} />}
    </>
  );
}

export const query = graphql`
  query TextPage($id: String!) {
    textPage(id: { eq: $id }) {
      address
      heading
      subtitle
      date
      seo {
        ...Seo
      }
      blocks {
        ...ArticleBlock
      }
      closing {
        ...ClosingBanner
      }
    }
    allTextPagePdf(filter: { page: { eq: $id } }) {
      nodes {
        ...PdfLink
      }
    }
  }
`;
