import { graphql } from 'gatsby';
import { Drawing } from '../../components/Drawing/Drawing';
import { classes } from '../../helpers/classes';
import * as visuallyHidden from '../../styles/visuallyHidden.module.css';
import * as css from './Testimonial.module.css';

interface TestimonialProps extends Queries.TestimonialFragment {
  /** The clients, whose mark the testimonial bears if the company is one of them. */
  logos: Queries.ClientLogosFragment['logos'];
  className?: string | undefined;
}

/** A quotation with its source and the company's mark. */
export function Testimonial(props: TestimonialProps) {
  const { name, designation, company, text, logos, className } = props;
  const mark = logos.find((client) => client.name === company)?.drawing;
  return (
    <figure className={classes(css.testimonial, className)}>
      <blockquote className={css.text}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={css.source}>
        <strong>{name}</strong>
        <span>{designation}</span>
        <span className={mark && visuallyHidden.text}>{company}</span>
        {mark && <Drawing {...mark} className={css.mark} />}
      </figcaption>
    </figure>
  );
}

export const fragment = graphql`
  fragment Testimonial on Testimonial {
    name
    designation
    company
    text
  }
`;
