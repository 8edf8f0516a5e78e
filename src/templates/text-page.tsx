import { graphql, type PageProps } from 'gatsby';
import { buttonClasses } from '../components/Button/Button';
import { FormattedDate } from '../components/FormattedDate/FormattedDate';
import { requireContent } from '../helpers/requireContent';
import { Seo } from '../layout/Seo/Seo';
import { ArticleBody } from '../sections/Article/ArticleBody';
import * as css from '../sections/Article/textPage.module.css';
import { PageHeader } from '../sections/PageHeader/PageHeader';

/** A text page, such as /legal. */
export default function TextPage({ data }: PageProps<Queries.TextPageQuery>) {
  const { textPage, insightsPage } = requireContent(data);
  const { seo, address, slug, heading, subtitle, date, pdf, blocks } = textPage;
  return (
    <>
      <Seo {...seo} canonical={address} />
      <PageHeader title={heading} subtitle={subtitle}>
        <p>
          <span>{insightsPage.labels.updated}</span> <FormattedDate date={date} />
        </p>
        {pdf && (
          <a href={`/fact-sheets/${slug}.pdf`} className={buttonClasses('secondary')}>
            {pdf}
          </a>
        )}
      </PageHeader>
      <div className={css.text}>
        <ArticleBody blocks={blocks} labels={insightsPage.labels} />
      </div>
    </>
  );
}

export const query = graphql`
  query TextPage($id: String!) {
    textPage(id: { eq: $id }) {
      address
      slug
      heading
      subtitle
      date
      pdf
      seo {
        title
        description
      }
      blocks {
        ...ArticleBlock
      }
    }
    insightsPage {
      labels {
        ...ArticleLabels
        updated
      }
    }
  }
`;
