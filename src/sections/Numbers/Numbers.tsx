import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import * as css from './Numbers.module.css';

/** The company in figures. */
export function Numbers({ heading, figures }: Queries.NumbersFragment) {
  return (
    <Section labelledBy="numbers" heading={heading} headClass={css.heading}>
      <dl className={css.figures}>
        {figures.map(({ figure, label }) => (
          <div key={label} className={css.figure}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.number}>{figure}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export const fragment = graphql`
  fragment Numbers on Numbers {
    heading
    figures {
      figure
      label
    }
  }
`;
