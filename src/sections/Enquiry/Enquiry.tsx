import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Lead } from '../../components/Lead/Lead';
import { PdfLinks } from '../../components/PdfLinks/PdfLinks';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink';
import { RuledList } from '../../components/RuledList/RuledList';
import { Section, type Surface } from '../../components/Section/Section';
import { enquirySectionId } from '../../helpers/anchors';
import { classes } from '../../helpers/classes';
import { Testimonial } from '../Testimonials/Testimonial';
import * as css from './Enquiry.module.css';

/** What the visitor sends, and what the company gives in return. */
function PromiseText({ text, points }: Queries.EnquiryPromiseFragment) {
  return (
    <>
      <Lead className={css.promise}>{text}</Lead>
      <RuledList items={points} />
    </>
  );
}

/** The same in its own section, for a page with something else beside the form. */
export function EnquiryPromise({
  pdfs,
  ...promise
}: Queries.EnquiryPromiseFragment & { pdfs: readonly Queries.PdfLinkFragment[] }) {
  return (
    <Section surface="ink" className={css.band}>
      <PromiseText {...promise} />
      <div className={css.links}>
        <PdfLinks pdfs={pdfs} />
      </div>
    </Section>
  );
}

interface EnquiryProps {
  heading: string;
  /** The content beside the form, with the telephone numbers; without it, the form has the full width. */
  promise?: Queries.EnquiryPromiseFragment;
  offices?: readonly { readonly name: string; readonly phone: string }[];
  /** The last one stands below the promise, in wide windows, where the form is beside it. */
  testimonials?: readonly Queries.TestimonialFragment[];
  logos?: Queries.ClientLogosFragment['logos'];
  surface?: Surface;
  children: ReactNode;
}

/** The enquiry form with a short text and the offices. 'Request Demo' focuses the heading. */
export function Enquiry(props: EnquiryProps) {
  const { heading, promise, offices, testimonials, logos = [], surface = 'mist', children } = props;
  const testimonial = testimonials?.at(-1);
  return (
    <Section
      id={enquirySectionId}
      labelledBy="enquiry-heading"
      heading={heading}
      intro={
        promise && (
          <>
            <PromiseText {...promise} />
            {testimonial && (
              <Testimonial {...testimonial} logos={logos} className={css.testimonial} />
            )}
          </>
        )
      }
      headClass={promise && css.content}
      surface={surface}
      className={classes(css.enquiry, promise && css.halves)}
    >
      {offices && (
        <dl className={css.offices}>
          {offices.map(({ name, phone }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <PhoneLink phone={phone} className={css.phone} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={css.form}>{children}</div>
    </Section>
  );
}

export const fragment = graphql`
  fragment EnquiryPromise on EnquiryPromise {
    text
    points
  }
`;
