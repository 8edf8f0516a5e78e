import { graphql } from 'gatsby';
import { Picture } from '../../components/Picture/Picture';
import { media } from '../../styles/media';
import * as css from './Vision.module.css';

/** The company's vision beside a picture. */
export function Vision({ heading, text, picture }: Queries.VisionFragment) {
  return (
    <section className={css.vision} data-surface="ink" aria-labelledby="vision">
      <Picture
        picture={picture}
        sizes={`${media.upToM} 100vw, max(50vw, 760px)`}
        className={css.picture}
      />
      <div className={css.content}>
        <h2 id="vision" className={css.heading}>
          {heading}
        </h2>
        <p className={css.text}>{text}</p>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment Vision on Vision {
    heading
    text
    picture {
      ...Picture
    }
  }
`;
