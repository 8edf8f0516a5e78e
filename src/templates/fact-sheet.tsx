import { graphql, type PageProps } from 'gatsby';
import { FactSheetForm } from '../forms/FactSheetForm';
import { requireContent } from '../helpers/requireContent';
import { Seo } from '../layout/Seo/Seo';
import { FactSheetRequest } from '../sections/FactSheetRequest/FactSheetRequest';

interface Context {
  /** The path of the canonical page, if different. */
  canonical: string | null;
}

type Props = PageProps<Queries.FactSheetPageQuery, Context>;

/** The fact-sheet download page: a fact sheet and the form to request it. */
export default function FactSheetPage({ data, pageContext, location }: Props) {
  const { factSheetDownloadPage, factSheet } = requireContent(data);
  const { canonical } = pageContext;
  return (
    <>
      <Seo
        {...factSheet.seo}
        canonical={canonical ?? location.pathname}
        noindex={canonical !== null}
      />
      <FactSheetRequest sheet={factSheet} subtitle={factSheetDownloadPage.subtitle}>
        <FactSheetForm factSheet={factSheet.slug} />
      </FactSheetRequest>
    </>
  );
}

export const query = graphql`
  query FactSheetPage($id: String!) {
    factSheetDownloadPage {
      subtitle
    }
    factSheet(id: { eq: $id }) {
      slug
      seo {
        ...Seo
      }
      ...FactSheetRequest
    }
  }
`;
