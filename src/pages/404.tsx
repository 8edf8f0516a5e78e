import { graphql, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { requireContent } from '../helpers/requireContent';
import { ErrorScreen } from '../layout/ErrorScreen/ErrorScreen';
import { goToMeantPage } from '../layout/lifecycle/goToMeantPage';
import { Seo } from '../layout/Seo/Seo';

/** The page for unknown addresses, with status 404 (R12). */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  useEffect(() => void goToMeantPage(), []);
  const { title, subtitle } = requireContent(data).errorPage;
  return (
    <>
      <Seo title={title} description={subtitle} canonical="/404" noindex sharePictureOf={null} />
      <ErrorScreen />
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    errorPage {
      title
      subtitle
    }
  }
`;
