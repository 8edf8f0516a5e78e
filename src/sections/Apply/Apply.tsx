import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import * as css from './Apply.module.css';

interface ApplyProps {
  apply: Queries.ApplyFragment;
  email: string;
}

/** How to apply, with the email address for applications. */
export function Apply({ apply, email }: ApplyProps) {
  return (
    <Section labelledBy="apply" heading={apply.heading} surface="ink" className={css.apply}>
      <p className={css.text}>
        <span>{apply.text}</span> <a href={`mailto:${email}`}>{email}</a>
      </p>
    </Section>
  );
}

export const fragment = graphql`
  fragment Apply on Apply {
    heading
    text
  }
`;
