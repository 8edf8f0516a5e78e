import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import * as css from './Introduction.module.css';

/** The problem that a solution solves, and how. */
export function Introduction({ heading, paragraphs }: Queries.IntroductionFragment) {
  return (
    <Section labelledBy="introduction" heading={heading} className={css.introduction}>
      <div className={css.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment Introduction on Introduction {
    heading
    paragraphs
  }
`;
