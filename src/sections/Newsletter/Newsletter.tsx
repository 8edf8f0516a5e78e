import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Section } from '../../components/Section/Section';
import * as css from './Newsletter.module.css';

interface NewsletterProps {
  newsletter: Queries.NewsletterFragment;
  children: ReactNode;
}

export function Newsletter({ newsletter, children }: NewsletterProps) {
  return (
    <Section labelledBy="sign-up" surface="ink" className={css.newsletter}>
      <div className={css.content}>
        <h2 id="sign-up">{newsletter.heading}</h2>
        <p className={css.text}>{newsletter.text}</p>
      </div>
      <div className={css.form}>{children}</div>
    </Section>
  );
}

export const fragment = graphql`
  fragment Newsletter on NewsletterBanner {
    heading
    text
  }
`;
