import { graphql } from 'gatsby';
import { Drawing } from '../../components/Drawing/Drawing';
import { Lead } from '../../components/Lead/Lead';
import { RecordFigure } from '../../components/RecordFigure/RecordFigure';
import { Scene } from '../../components/Scene/Scene';
import { ScrollRow } from '../../components/ScrollRow/ScrollRow';
import { Section } from '../../components/Section/Section';
import * as head from '../../styles/sectionHead.module.css';
import * as css from './WhyChooseUs.module.css';

/** The surfaces of the panels: the others are outlined. */
const surfaces = ['ink', 'mist', undefined, undefined, 'mist', 'ink'];

/** The reasons to choose the company, each drawn or with an excerpt of the product; on phones, a row that scrolls. */
export function WhyChooseUs({ heading, subtitle, note, cards }: Queries.WhyChooseUsFragment) {
  return (
    <Section
      labelledBy="why-choose-us"
      heading={heading}
      intro={
        <div className={head.intro}>
          <Lead>{subtitle}</Lead>
          <p className={head.note}>{note}</p>
        </div>
      }
      headClass={head.head}
    >
      <ScrollRow className={css.bento}>
        {cards.map(({ heading: reason, subheadings, drawing, scene, excerpt }, index) => (
          <li key={reason} className={css.panel} data-surface={surfaces[index]}>
            <div className={css.reason}>
              <Drawing {...drawing} className={css.pictogram} />
              <h3 className={css.name}>{reason}</h3>
              <ul className={css.points}>
                {subheadings.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
            {scene && <Scene name={scene} />}
            {excerpt && (
              <RecordFigure {...excerpt} id={`reason-${index + 1}`} className={css.excerpt} />
            )}
          </li>
        ))}
      </ScrollRow>
    </Section>
  );
}

export const fragment = graphql`
  fragment WhyChooseUs on WhyChooseUs {
    heading
    subtitle
    note
    cards {
      heading
      subheadings
      drawing {
        ...Drawing
      }
      scene
      excerpt {
        ...Excerpt
      }
    }
  }
`;
