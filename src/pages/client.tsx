import { graphql, type PageProps } from 'gatsby';
import { requireContent } from '../helpers/requireContent';
import { Seo } from '../layout/Seo/Seo';
import { ClientCards } from '../sections/ClientCards/ClientCards';
import { ClosingBanner } from '../sections/ClosingBanner/ClosingBanner';
import { PageHeader } from '../sections/PageHeader/PageHeader';

/** The clients page. */
export default function ClientPage({ data }: PageProps<Queries.ClientPageQuery>) {
  const { clientPage, clients, testimonials } = requireContent(data);
  const { seo, title, subtitle, cards, closing } = clientPage;
  return (
    <>
      <Seo {...seo} canonical="/client" />
      <PageHeader title={title} subtitle={subtitle} surface="mist" />
      <ClientCards cards={cards} logos={clients.logos} {...testimonials} />
      <ClosingBanner {...closing} />
    </>
  );
}

export const query = graphql`
  query ClientPage {
    clientPage {
      seo {
        ...Seo
      }
      title
      subtitle
      cards {
        ...ClientCard
      }
      closing {
        ...ClosingBanner
      }
    }
    clients {
      logos {
        name
        drawing(inline: true) {
          ...Drawing
        }
      }
    }
    testimonials {
      ...Testimonials
    }
  }
`;
