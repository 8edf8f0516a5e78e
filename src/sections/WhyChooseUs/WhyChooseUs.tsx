import { graphql } from 'gatsby';
import { Drawing } from '../../components/Drawing/Drawing';
import { Fold } from '../../components/Fold/Fold';
import { RuledList } from '../../components/RuledList/RuledList';
import { Section } from '../../components/Section/Section';
import * as css from './WhyChooseUs.module.css';

/** The surfaces of the panels: the others are outlined. */
const surfaces = ['ink', 'mist', undefined, undefined, 'mist', 'ink'];

/** The reasons to choose the company, as a bento grid. */
export function WhyChooseUs({ heading, subtitle, cards }: Queries.WhyChooseUsFragment) {
  return (
    <Section
      labelledBy="why-choose-us"
      heading={heading}
      intro={<p className={css.subtitle}>{subtitle}</p>}
      headClass={css.head}
    >
      <ul className={css.bento}>
        {cards.map((card, index) => (
          <li key={card.heading} className={css.panel} data-surface={surfaces[index]}>
            <Drawing {...card.drawing} className={css.pictogram} />
            <h3 id={`why${index}`} className={css.name}>
              {card.heading}
            </h3>
            <Fold labelledBy={`why${index}`} isOpen={index === 0} className={css.content}>
              <RuledList items={card.subheadings} className={css.points} />
              {card.log && (
                <figure className={css.log}>
                  <figcaption>{card.log.caption}</figcaption>
                  <ol>
                    {card.log.entries.map(({ time, user, action }) => (
                      <li key={time}>
                        <time>{time}</time>
                        <b>{action}</b>
                        <span>{user}</span>
                      </li>
                    ))}
                  </ol>
                </figure>
              )}
            </Fold>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment WhyChooseUs on WhyChooseUs {
    heading
    subtitle
    cards {
      heading
      subheadings
      drawing {
        ...Drawing
      }
      log {
        caption
        entries {
          time
          user
          action
        }
      }
    }
  }
`;
