/** @jest-environment node */
import { contentMistakes } from '../../../../src/content-model/checks/content';
import { formatMistake } from '../../../../src/content-model/checks/mistake';
import { addSolution } from './breaks';
import { SiteCopy } from './site-copy';

it('finds no mistake in the content of the site', async () => {
  expect((await contentMistakes('.')).map(formatMistake)).toEqual([]);
});

it.each([3, 6, 8])('accepts %s solutions', async (count) => {
  const copy = new SiteCopy();
  try {
    if (count === 3) {
      copy.remove('solutions/aigovernance.json');
      copy.remove('solutions/riskmanagement.json');
    }
    for (let order = 6; order <= count; order += 1) addSolution(copy, order);
    expect(await copy.mistakes()).toEqual([]);
  } finally {
    copy.dispose();
  }
});

describe('the prescribed counts (R104)', () => {
  const copy = new SiteCopy();
  afterAll(() => copy.dispose());
  const read = (file: string) => JSON.parse(copy.read(file));
  const solutions = [
    'aigovernance',
    'businesscontinuity',
    'operationalrisk',
    'processrisks',
    'riskmanagement',
  ];

  it.each(solutions)('gives %s five features and six benefits', (solution) => {
    const { features, benefits } = read(`solutions/${solution}.json`);
    expect([features.cards.length, benefits.cards.length]).toEqual([5, 6]);
  });

  it('has six reasons, six audiences, four values, four testimonials and six roles', () => {
    expect(read('why-choose-us.json').cards).toHaveLength(6);
    expect(read('audiences.json').cards).toHaveLength(6);
    expect(read('pages/about.json').values.cards).toHaveLength(4);
    expect(read('testimonials.json').testimonials).toHaveLength(4);
    expect(read('pages/careers.json').opportunities.roles).toHaveLength(6);
  });

  it('has three client cards, three client marks and four differences', () => {
    expect(read('pages/client.json').cards).toHaveLength(3);
    expect(read('clients.json').logos).toHaveLength(3);
    expect(read('pages/careers.json').differences.cards).toHaveLength(4);
  });

  it('says 100K+ users and 10+ years', () => {
    const { figures } = read('pages/about.json').numbers;
    expect(figures.map(({ figure }: { figure: string }) => figure)).toEqual(['100K+', '10+']);
  });
});
