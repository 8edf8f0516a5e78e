import { useLayoutContent } from '../hooks/useLayoutContent';
import { ErrorScreen } from '../layout/ErrorScreen/ErrorScreen';
import { Seo } from '../layout/Seo/Seo';

/** The page for unknown addresses, with status 404 (R12). */
export default function NotFoundPage() {
  const { title, subtitle } = useLayoutContent().errorPage;
  return (
    <>
      <Seo title={title} description={subtitle} canonical="/404" noindex sharePictureOf={null} />
      <ErrorScreen />
    </>
  );
}
