import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Lead } from '../../components/Lead/Lead';
import { Section } from '../../components/Section/Section';
import * as css from './Newsletter.module.css';

interface NewsletterProps {
  newsletter: Queries.NewsletterFragment;
  children: ReactNode;
}

export function Newsletter({ newsletter, children }: NewsletterProps) {
  return (
    <Section
      labelledBy="sign-up"
      heading={newsletter.heading}
      intro={<Lead>{newsletter.text}</Lead>}
      headClass={css.content}
      surface="ink"
      className={css.newsletter}
    >
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
