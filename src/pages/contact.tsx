import { graphql, type PageProps } from 'gatsby';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { BelowFold } from '../components/BelowFold/BelowFold';
import * as sideBySide from '../styles/sideBySide.module.css';
import { EnquiryForm } from '../forms/EnquiryForm';
import { goToEnquiry } from '../helpers/anchors';
import { requireContent } from '../helpers/requireContent';
import { Seo } from '../layout/Seo/Seo';
import { Enquiry } from '../sections/Enquiry/Enquiry';
import { Offices } from '../sections/Offices/Offices';
import { PageHeader } from '../sections/PageHeader/PageHeader';
import { ThankYou } from '../sections/ThankYou/ThankYou';

/** The contact page: offices and form, then the thank-you view. */
export default function ContactPage({ data, location }: PageProps<Queries.ContactPageQuery>) {
  // Identifies the visit, so that a link to this page shows the form again.
  const [sentOn, setSentOn] = useState<string | null>(null);
  const visit = location.key ?? '';
  const isSent = sentOn === visit;
  const { contactPage, offices, worldMap } = requireContent(data);
  const { seo, title, subtitle, officesHeading, enquiryHeading, thankYou } = contactPage;

  const backToForm = () => {
    // The form must exist before the page scrolls to it.
    flushSync(() => setSentOn(null));
    goToEnquiry();
  };

  return (
    <>
      <Seo {...seo} title={isSent ? thankYou.title : seo.title} canonical="/contact" />
      {isSent ? (
        <ThankYou thankYou={thankYou} onBack={backToForm} />
      ) : (
        <div className={sideBySide.pair}>
          <div data-surface="ink">
            <PageHeader title={title} subtitle={subtitle} isBeside />
            <BelowFold />
            <Offices
              heading={officesHeading}
              // Mumbai first (R81); the footer begins with London.
              offices={[...offices.offices].reverse()}
              map={worldMap}
            />
          </div>
          <Enquiry heading={enquiryHeading} surface="paper">
            <EnquiryForm onSent={() => setSentOn(visit)} />
          </Enquiry>
        </div>
      )}
    </>
  );
}

export const query = graphql`
  query ContactPage {
    contactPage {
      seo {
        title
        description
      }
      title
      subtitle
      officesHeading
      enquiryHeading
      thankYou {
        ...ThankYou
      }
    }
    offices {
      offices {
        ...Office
      }
    }
    worldMap {
      ...Drawing
    }
  }
`;
