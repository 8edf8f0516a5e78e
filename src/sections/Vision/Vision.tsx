import { graphql } from 'gatsby';
import { Picture } from '../../components/Picture/Picture';
import { media } from '../../styles/media';
import * as css from './Vision.module.css';

interface VisionProps {
  vision: Queries.VisionFragment;
  numbers: Queries.NumbersFragment;
}

/** The company's vision and the company in figures, beside a picture. */
export function Vision({ vision: { heading, text, picture }, numbers }: VisionProps) {
  return (
    <section data-surface="ink" className={css.vision} aria-labelledby="vision">
      <Picture picture={picture} sizes={`${media.upToM} 92vw, 600px`} className={css.picture} />
      <div className={css.content}>
        <h2 id="vision" className={css.heading}>
          {heading}
        </h2>
        <p className={css.text}>{text}</p>
        <h2 className={css.heading}>{numbers.heading}</h2>
        <dl className={css.figures}>
          {numbers.figures.map(({ figure, label }) => (
            <div key={label} className={css.figure}>
              <dt className={css.label}>{label}</dt>
              <dd className={css.number}>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export const fragments = graphql`
  fragment Vision on Vision {
    heading
    text
    picture {
      ...Picture
    }
  }

  fragment Numbers on Numbers {
    heading
    figures {
      figure
      label
    }
  }
`;
