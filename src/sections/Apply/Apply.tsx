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
    <Section labelledBy="apply" surface="ink" className={css.apply}>
      <h2 id="apply">{apply.heading}</h2>
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
