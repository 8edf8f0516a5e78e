import { graphql } from 'gatsby';
import { buttonClasses } from '../../components/Button/Button';
import { Closing } from '../ClosingBanner/ClosingBanner';

/** How to apply, with the email address for applications. */
export function Apply({ email, ...apply }: Queries.ApplyFragment & { email: string }) {
  const action = (
    <a href={`mailto:${email}`} className={buttonClasses()}>
      {email}
    </a>
  );
  return <Closing {...apply} labelledBy="apply" action={action} drawing="steps" />;
}

export const fragment = graphql`
  fragment Apply on Apply {
    heading
    text
  }
`;
