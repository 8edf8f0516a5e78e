/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { NewTabNote } from '../../../src/components/SiteLink/SiteLink';
import { ArticleBody } from '../../../src/sections/Article/ArticleBody';
import { ArticleHeader } from '../../../src/sections/Article/ArticleHeader';
import { PrevNextLinks } from '../../../src/sections/Article/PrevNextLinks';
import { Audiences } from '../../../src/sections/Audiences/Audiences';
import { Banner } from '../../../src/sections/Banner/Banner';
import { Enquiry } from '../../../src/sections/Enquiry/Enquiry';
import { CategoryRow } from '../../../src/sections/InsightList/CategoryRow';
import { InsightCard } from '../../../src/sections/InsightList/InsightCard';
import { Pagination } from '../../../src/sections/InsightList/Pagination';
import { KeyFeatures } from '../../../src/sections/KeyFeatures/KeyFeatures';
import { Offices } from '../../../src/sections/Offices/Offices';
import { RelatedInsights } from '../../../src/sections/RelatedInsights/RelatedInsights';
import { Roles } from '../../../src/sections/Roles/Roles';
import { SolutionNav } from '../../../src/sections/SolutionNav/SolutionNav';
import { Solutions } from '../../../src/sections/Solutions/Solutions';
import { SolutionStrip } from '../../../src/sections/SolutionStrip/SolutionStrip';
import { WhyChooseUs } from '../../../src/sections/WhyChooseUs/WhyChooseUs';
import { emptyBlock } from '../../fixtures/empty-block';
import { setMedia } from '../../fixtures/media';
import { spoken } from '../../fixtures/spoken';

const drawing = { src: '/drawing.svg', width: 9, height: 9 };
const picture = { alt: '', file: { gatsbyImageData: null, isDark: null } };
const action = { label: 'Go', to: '/go' };
const card = { heading: 'A', subheadings: 'a', drawing };
const controls = {
  previous: 'Back',
  next: 'On',
  one: '{first}',
  several: '{first}–{last} of {count}',
};
const carousel = { ...controls, wrapped: '{slides}' };
const teaser = { heading: 'Post', date: '2025-03-01', navTo: '/post' };
const news = { heading: 'News', date: '2025-03-02', navTo: 'https://news.example' };
const post = { ...teaser, author: 'Team', minutes: 4, category: 'GRC', picture, unpublished: null };
const insight = { ...post, id: '1', type: 'blog', description: ['a'], to: '/post' } as const;
const categories = [
  { label: 'All', slug: 'all' },
  { label: 'GRC', slug: 'grc' },
];
const labels = {
  ...{ readingTime: '{minutes} min', backToList: 'All', articlesNavigation: 'Articles' },
  ...{ previous: 'Before', next: 'After', related: 'Related', latest: 'Latest', category: 'In' },
  ...{ keyTakeaways: 'Keys', contents: 'Contents', sectionLink: 'To {heading}' },
  ...{ table: 'Table {columns}', footnotes: 'Notes', backToReference: 'Back to {number}' },
  ...{ knowMore: 'More', download: 'Get', pages: 'Pages', newer: 'Newer', older: 'Older' },
};
const pages = { labels, addressOfPage: (page: number) => `/${page}` };
const office = (city: string, top: number) => ({
  ...{ city, country: 'C', addressLines: ['1'], phone: '+44 20', email: 'a@b.example' },
  marker: { left: 70, top },
  alsoIn: [{ city: `${city}2`, addressLines: ['2'], marker: { left: 10, top: 50 } }],
});
const status = { label: 'S', tone: 'done' } as const;
const excerptRow = { label: 'L', value: 'v', status, scale: null };
const excerpt = { caption: 'C', chain: true, rows: [excerptRow] };
const solution = { title: 'A', subtitle: 's', subheading: 'Top', subheadingscontent: ['p'] };
/** An article of one block. */
const article = (block: Partial<Queries.ArticleBlockFragment>) => (
  <ArticleBody blocks={[{ ...emptyBlock, type: 'paragraph', ...block }]} labels={labels} />
);
const headings: Queries.ArticleBlockFragment[] = ['A', 'B', 'C', 'D'].map((caption, index) => ({
  ...emptyBlock,
  type: 'bluetext',
  ...{ html: caption, caption, anchor: caption.toLowerCase() },
  level: index === 3 ? 3 : 2,
}));
const footnote = { id: 'note-1', html: 'The rule.', references: ['reference-1', 'reference-2'] };
const links = '[+44 20](tel:+4420) dir=ltr · [a@b.example](mailto:a@b.example)';
const address = 'group · 1 dir=auto · 2 dir=auto';

beforeAll(() => {
  setMedia((query) => query.includes('800px'));
});

test.each<[heard: string, element: ReactElement]>([
  [
    'region Keys · h2 Keys · - k · h2 A · [To A](#a) · h2 B · [To B](#b)',
    <ArticleBody blocks={headings.slice(0, 2)} keyTakeaways={['k']} labels={labels} />,
  ],
  [
    'navigation Contents · h2 Contents · [A](#a) · [B](#b) · [C](#c) · h2 A · [To A](#a) · h2 B · [To B](#b) · h2 C · [To C](#c) · h3 D · [To D](#d)',
    <ArticleBody blocks={headings} labels={labels} />,
  ],
  [
    'region Table Year tabindex=0 · table · cell 1',
    article({ type: 'table', html: '<table><tr><td>1', caption: 'Year' }),
  ],
  ['figure · blockquote q', article({ type: 'quotation', html: 'q', caption: 'Source' })],
  ['- b', article({ type: 'list', items: [{ boldtext: null, text: 'b' }] })],
  [
    'region Notes · h2 Notes · [Back to 1](#reference-1) · [Back to 1](#reference-2)',
    article({ type: 'footnotes', anchor: 'footnotes', footnotes: [footnote] }),
  ],
  [
    'banner · [All](/insights/blog) · h1 Post · 1 March 20254 minTeamGRC · time 1 March 2025 datetime=2025-03-01',
    <ArticleHeader post={post} labels={labels} allCategories="All" />,
  ],
  [
    'navigation Articles · [BeforeA](/a) rel=prev · [AfterPost](/post) rel=next',
    <PrevNextLinks
      previous={{ ...teaser, heading: 'A', navTo: '/a' }}
      next={teaser}
      labels={labels}
    />,
  ],
  ['', <PrevNextLinks previous={null} next={null} labels={labels} />],
  [
    'region H · h2 H · list Aoa tabindex=0 · h3 A · o · a',
    <Audiences heading="H" cards={[{ ...card, outcome: 'o' }]} />,
  ],
  [
    'region One. Two · h1 One. Two · s · [Go](/go)',
    <Banner
      banner={{
        title: 'One. Two',
        subtitle: 's',
        action,
        picture,
        narrowPicture: null,
      }}
    />,
  ],
  [
    'region H · h2 H · t · - p · term Here · definition +44 20 · [+44 20](tel:+4420) dir=ltr',
    <Enquiry
      heading="H"
      promise={{ text: 't', points: ['p'] }}
      offices={[{ name: 'Here', phone: '+44 20' }]}
    >
      Form
    </Enquiry>,
  ],
  ['region H · h2 H', <Enquiry heading="H">Form</Enquiry>],
  [
    'navigation N · [All](/list) · [GRC](/list?category=grc) aria-current',
    <CategoryRow name="N" path="/list" categories={categories} current="grc" />,
  ],
  [
    'navigation N · [All](/list) aria-current · [GRC](/list?category=grc)',
    <CategoryRow name="N" path="/list" categories={categories} current={null} />,
  ],
  [
    'article · 1 March 2025In GRCDraft · time 1 March 2025 datetime=2025-03-01 · h2 Post · a · [More: Post](/post)',
    <InsightCard
      insight={{ ...insight, unpublished: 'draft' }}
      labels={labels}
      allCategories="All"
    />,
  ],
  [
    'article · 1 March 2025 · time 1 March 2025 datetime=2025-03-01 · h2 Post · a · [Get: Post](/post)',
    <InsightCard insight={{ ...insight, type: 'factsheet' }} labels={labels} allCategories="GRC" />,
  ],
  [
    'navigation Pages · [1](/1) aria-current=page · [2](/2) · [9](/9) · [Older](/2) rel=next',
    <Pagination {...pages} page={1} pageCount={9} />,
  ],
  [
    'navigation Pages · [Newer](/8) rel=prev · [1](/1) · [8](/8) · [9](/9) aria-current=page',
    <Pagination {...pages} page={9} pageCount={9} />,
  ],
  ['', <Pagination {...pages} page={1} pageCount={1} />],
  [
    'region H · h2 H · h3 A · [A](#feature-1) · a · group ORCdn open · table ORCdn · rowheader L · cell v S',
    <KeyFeatures
      heading="H"
      record={{ name: 'R', owner: 'O', due: 'd', note: 'n' }}
      cards={[{ ...card, excerpt }]}
    />,
  ],
  [
    `region H · h2 H · h3 A, C · ${address} · ${links} · group Map · button A aria-expanded=false · A, C · ${address} · +44 20 · a@b.example`,
    <Offices heading="H" mapLabel="Map" offices={[office('A', 20)]} map={drawing} />,
  ],
  [
    'region Related · h2 Related · time 1 March 2025 datetime=2025-03-01 · [Post](/post)',
    <RelatedInsights isRelated insights={[teaser]} labels={labels} />,
  ],
  [
    'region Latest · h2 Latest · time 2 March 2025 datetime=2025-03-02 · [News](https://news.example) rel=noopener target=_blank title=New tab',
    <NewTabNote value="New tab">
      <RelatedInsights isRelated={false} insights={[news]} labels={labels} />
    </NewTabNote>,
  ],
  ['', <RelatedInsights isRelated insights={[]} labels={labels} />],
  [
    'h2 H · group H · list AdWriteBdWriteCdWriteDdWrite tabindex=0 · h3 A · d · [Write: A](mailto:a@b.example?subject=A) · h3 B · d · [Write: B](mailto:a@b.example?subject=B) · h3 C · d · [Write: C](mailto:a@b.example?subject=C) · h3 D · d · [Write: D](mailto:a@b.example?subject=D) · button Back · button On · 1–3 of 4',
    <Roles
      heading="H"
      write="Write"
      email="a@b.example"
      roles={['A', 'B', 'C', 'D'].map((heading) => ({ heading, description: 'd' }))}
      controls={carousel}
    />,
  ],
  [
    'navigation N · [A](/solutions/a) · [B](/solutions/b) aria-current=page',
    <SolutionNav
      name="N"
      solutions={['a', 'b'].map((slug) => ({ slug, shortName: slug.toUpperCase() }))}
      current="b"
    />,
  ],
  [
    'region H · h2 H · s · list AsToppMoreBsTopp tabindex=0 · h3 A · s · h4 Top · - p · [More: A](/solutions/a) · h3 B · s · h4 Top · - p',
    <Solutions
      introduction={{ heading: 'H', subtitle: 's', knowMore: 'More' }}
      solutions={[
        { slug: 'a', card: { ...solution, picture, knowbtn: null } },
        { slug: 'b', card: { ...solution, title: 'B', picture, knowbtn: false } },
      ]}
    />,
  ],
  [
    'region H · [A](/a) · button Pause',
    <SolutionStrip
      heading="H"
      pause="Pause"
      play="Play"
      solutions={[{ to: '/a', strip: { title: 'A' } }]}
    />,
  ],
  [
    'region H · h2 H · s · list ApC InventedLv S tabindex=0 · h3 A · - p · figure · table C Invented · rowheader L · cell v S',
    <WhyChooseUs
      heading="H"
      subtitle="s"
      note="Invented"
      cards={[{ heading: 'A', subheadings: ['p'], drawing, excerpt }]}
    />,
  ],
])('%s', (heard, element) => {
  expect(spoken(render(element).container)).toBe(heard);
});
