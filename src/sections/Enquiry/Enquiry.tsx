import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Lead } from '../../components/Lead/Lead';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink';
import { RuledList } from '../../components/RuledList/RuledList';
import { Section, type Surface } from '../../components/Section/Section';
import { enquirySectionId } from '../../helpers/anchors';
import { classes } from '../../helpers/classes';
import { Testimonial } from '../Testimonials/Testimonial';
import * as css from './Enquiry.module.css';

interface EnquiryProps {
  heading: string;
  /** The content beside the form, with the telephone numbers; without it, the form has the full width. */
  promise?: Queries.EnquiryPromiseFragment;
  offices?: readonly { readonly name: string; readonly phone: string }[];
  /** Stands below the promise, in wide windows, where the form is beside it. */
  testimonial?: Queries.TestimonialFragment | undefined;
  logos?: Queries.ClientLogosFragment['logos'];
  surface?: Surface;
  children: ReactNode;
}

/** The enquiry form with a short text and the offices. 'Request Demo' focuses the heading. */
export function Enquiry(props: EnquiryProps) {
  const { heading, promise, offices, testimonial, logos = [], surface = 'mist', children } = props;
  return (
    <Section
      id={enquirySectionId}
      labelledBy="enquiry-heading"
      heading={heading}
      intro={
        promise && (
          <>
            <Lead>{promise.text}</Lead>
            <RuledList items={promise.points} />
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
