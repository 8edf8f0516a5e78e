import { graphql, type PageProps } from 'gatsby';
import { LazyFactSheetForm } from '../../../forms/LazyForms';
import { Seo } from '../../../layout/Seo/Seo';
import { FactSheetRequest } from '../../../sections/FactSheetRequest/FactSheetRequest';

/** The fact-sheet download page (specification section 2): the newest fact sheet and the form that sends it. */
export default function FactSheetDownloadPage({
  data,
}: PageProps<Queries.FactSheetDownloadPageQuery>) {
  const { factSheetDownloadPage, allFactSheet } = data;
  const [factSheet] = allFactSheet.nodes;
  if (!factSheetDownloadPage || !factSheet) return null;
  const { seo, title, subtitle, points } = factSheetDownloadPage;
  return (
    <>
      <Seo {...seo} canonical="/insights/factsheet/download" />
      <FactSheetRequest title={title} subtitle={subtitle} points={points} cover={factSheet.picture}>
        <LazyFactSheetForm factSheet={factSheet.slug} />
      </FactSheetRequest>
    </>
  );
}

export const query = graphql`
  query FactSheetDownloadPage {
    factSheetDownloadPage {
      seo {
        title
        description
      }
      title
      subtitle
      points
    }
    allFactSheet(sort: { date: DESC }, limit: 1) {
      nodes {
        slug
        picture {
          ...ColumnPicture
        }
      }
    }
  }
`;
