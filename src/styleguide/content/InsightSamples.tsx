import { Day } from '../../components/Day/Day';
import { useLayoutContent } from '../../layout/useLayoutContent';
import { CategoryRow } from '../../sections/InsightList/CategoryRow';
import { InsightCard } from '../../sections/InsightList/InsightCard';
import { Pagination } from '../../sections/InsightList/Pagination';
import { InsightSwitcher } from '../../sections/InsightSwitcher/InsightSwitcher';
import { Chapter } from '../frame/Chapter';
import { Specimen, State, States } from '../frame/Specimen';
import { useSamples } from '../samples';
import * as css from './InsightSamples.module.css';

/** The newest entry of each kind. */
function oneOfEach(insights: readonly Queries.InsightCardFragment[]) {
  return insights.filter(
    ({ type }, index) => insights.findIndex((other) => other.type === type) === index,
  );
}

/** What the insights hub is made of. */
export function InsightSamples() {
  const { allInsight, insightsPage } = useSamples();
  const { navigation } = useLayoutContent();
  if (!insightsPage || !navigation) return null;
  const { labels, lists, categories } = insightsPage;
  const insights = oneOfEach(allInsight.nodes);
  const rows = categories.map((label) => ({ label, slug: label.toLowerCase() }));
  return (
    <Chapter
      name="Insights"
      lead="The hub's parts: the lists, the filter, a card a kind, the way on."
      surface="mist"
    >
      <Specimen name="InsightSwitcher" from="sections/InsightSwitcher">
        <div className={css.flush}>
          <InsightSwitcher name={labels.switcher} lists={lists} current={lists[0]?.type ?? ''} />
        </div>
      </Specimen>
      <Specimen name="CategoryRow" from="sections/InsightList" note="The first one is chosen.">
        <CategoryRow
          name={labels.categories}
          address="/insights/blog"
          categories={rows}
          current={null}
        />
      </Specimen>
      <Specimen name="InsightCard" from="sections/InsightList" note="A card a kind of insight.">
        {insights.map((insight) => (
          <InsightCard
            key={insight.id}
            insight={insight}
            labels={{ ...labels, newTab: navigation.labels.newTab }}
          />
        ))}
      </Specimen>
      <Specimen name="Pagination" from="sections/InsightList" note="First page, one between, last.">
        {[1, 2, 3].map((page) => (
          <Pagination
            key={page}
            labels={{ ...labels, pages: `${labels.pages} ${page}` }}
            page={page}
            pageCount={3}
            addressOf={() => '/insights/blog'}
          />
        ))}
      </Specimen>
      <Specimen name="Day" from="components/Day">
        <States room="medium">
          {insights.map(({ id, type, date }) => (
            <State key={id} name={type}>
              <Day date={date} />
            </State>
          ))}
        </States>
      </Specimen>
    </Chapter>
  );
}
