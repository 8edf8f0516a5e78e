import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { classes } from '../../components/classes';
import { Section, type Surface } from '../../components/Section/Section';
import { enquirySectionId } from '../../components/scrollToEnquiry';
import * as css from './Enquiry.module.css';

interface EnquiryProps {
  heading: string;
  promise: Queries.EnquiryPromiseFragment;
  /** The telephone numbers. Without them the section is beside or below the offices, and the form comes first. */
  offices?: Queries.EnquiryOfficesFragment;
  surface?: Surface;
  /** The form. */
  children: ReactNode;
}

/** The enquiry form with a short text and the offices. 'Request Demo' focuses the heading. */
export function Enquiry({ heading, promise, offices, surface = 'mist', children }: EnquiryProps) {
  const promised = (
    <>
      <p className={css.promise}>{promise.text}</p>
      <ul className={css.points}>
        {promise.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
  return (
    <Section
      id={enquirySectionId}
      labelledBy="enquiry-heading"
      surface={surface}
      className={classes(css.enquiry, !offices && css.narrow)}
    >
      <div className={css.content}>
        <h2 id="enquiry-heading" tabIndex={-1}>
          {heading}
        </h2>
        {offices && promised}
        {offices && (
          <dl className={css.offices}>
            {offices.offices.map(({ name, phone }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <a href={`tel:${phone.replace(/\s/g, '')}`} className={css.phone}>
                    {phone}
                  </a>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className={css.form}>{children}</div>
      {!offices && <div className={css.content}>{promised}</div>}
    </Section>
  );
}

export const fragments = graphql`
  fragment EnquiryPromise on EnquiryPromise {
    text
    points
  }
  fragment EnquiryOffices on Offices {
    offices {
      name
      phone
    }
  }
`;
