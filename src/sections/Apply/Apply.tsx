import { graphql } from 'gatsby';
import { buttonClasses } from '../../components/Button/Button';
import { Lead } from '../../components/Lead/Lead';
import { Scene } from '../../components/Scene/Scene';
import { Section } from '../../components/Section/Section';
import * as closing from '../ClosingBanner/ClosingBanner.module.css';

/** How to apply: a line leads from the email address for applications, as from the button of other pages. */
export function Apply({ heading, text, email }: Queries.ApplyFragment & { email: string }) {
  return (
    <Section
      labelledBy="apply"
      heading={heading}
      headClass={closing.title}
      surface="ink"
      className={closing.closing}
    >
      <Lead>{text}</Lead>
      <div className={closing.action}>
        <a href={`mailto:${email}`} className={buttonClasses()}>
          {email}
        </a>
        <Scene name="steps" />
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment Apply on Apply {
    heading
    text
  }
`;
