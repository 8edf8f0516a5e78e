import { graphql } from 'gatsby';
import { Drawing } from '../../components/Drawing/Drawing';
import { RuledList } from '../../components/RuledList/RuledList';
import { ScrollRow } from '../../components/ScrollRow/ScrollRow';
import { Section } from '../../components/Section/Section';
import * as css from './WhyChooseUs.module.css';

/** The surfaces of the panels: the others are outlined. */
const surfaces = ['ink', 'mist', undefined, undefined, 'mist', 'ink'];

/** The reasons to choose the company, as a bento grid; on phones, a row that scrolls. */
export function WhyChooseUs({ heading, subtitle, cards }: Queries.WhyChooseUsFragment) {
  return (
    <Section
      labelledBy="why-choose-us"
      heading={heading}
      intro={<p className={css.subtitle}>{subtitle}</p>}
      headClass={css.head}
    >
      <ScrollRow className={css.bento}>
        {cards.map((card, index) => (
          <li key={card.heading} className={css.panel} data-surface={surfaces[index]}>
            <Drawing {...card.drawing} className={css.pictogram} />
            <h3 className={css.name}>{card.heading}</h3>
            <div className={css.content}>
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
            </div>
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
