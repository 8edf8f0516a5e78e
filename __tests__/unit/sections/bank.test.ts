import { readdirSync, readFileSync } from 'node:fs';
import bank from '../../../content/bank.json';
import sample from '../../fixtures/site/content/bank.json';
import { fill } from '../../../src/helpers/fill';
import { labels } from '../../../src/labels';
import { addressWithout, removedIn } from '../../../src/sections/Bank/address';
import { describe as write, timeAt } from '../../../src/sections/Bank/describe';
import {
  countBreaches,
  lastHour,
  outcomeOf,
  type Planes,
} from '../../../src/sections/Bank/outcome';

const sampleBank: Planes = [
  [
    { name: 'Cards', needs: ['Auth'], hours: 1, tolerance: 24 },
    { name: 'Cash', needs: ['Switch'], hours: 1, tolerance: 48 },
    { name: 'Pay', needs: ['Run', 'Auth'], hours: 1, tolerance: 72 },
  ],
  [
    { name: 'Auth', needs: ['Main'], hours: 2 },
    { name: 'Switch', needs: ['Spare'], hours: 2, substitute: 'Auth' },
    { name: 'Run', needs: ['Bureau', 'Cloud'], hours: 2 },
  ],
  [
    { name: 'Main', hours: 6, substitute: 'Spare' },
    { name: 'Spare', hours: 8, substitute: 'Main' },
    { name: 'Cloud', hours: 30 },
    { name: 'Bureau' },
  ],
];

// What is away, and for how long; the services that are hit, their hours and what ends the outage, + if it is a
// substitute; the way of the first one at that hour, and as a rule.
test.each([
  ['', 0, '', 'Main Auth Cards'],
  ['Cards', 0, 'Cards 1 Cards', 'Main Auth'],
  ['Cards', 2, 'Cards 1 Cards', 'Main Auth Cards'],
  ['Main', 5, 'Cards 6 Main+, Pay 6 Main+', ''],
  ['Main', 6, 'Cards 6 Main+, Pay 6 Main+', 'Spare Auth Cards'],
  // The switch is faster than the substitute of what it needs.
  ['Spare', 2, 'Cash 2 Switch+', 'Main Auth Cash', 'Spare Switch Cash'],
  ['Cloud', 30, 'Pay 30 Cloud', '', 'Cloud Run Pay'],
  ['Cloud', 31, 'Pay 30 Cloud', 'Cloud Run Pay', 'Cloud Run Pay'],
  ['Bureau', 72, 'Pay Infinity Bureau', '', 'Bureau Run Pay'],
  // Each would take over for the other.
  ['Main Spare', 72, 'Cards Infinity Main, Cash Infinity Spare, Pay Infinity Main', ''],
  // The substitute has to be back first.
  ['Auth Switch', 4, 'Cards 2 Auth, Cash 4 Switch+, Pay 2 Auth', 'Main Auth Cards'],
  ['Cloud Run', 30, 'Pay 30 Cloud', '', 'Cloud Run Pay'],
  ['Switch Cloud', 30, 'Pay 30 Cloud, Cash 2 Switch+', '', 'Cloud Run Pay'],
])('without %j for %i h', (removed, hour, hits, live, usual = 'Main Auth Cards') => {
  const outcome = outcomeOf(sampleBank, removed.split(' ').filter(Boolean), hour);
  const found = outcome.hits.map(({ service, hours, end, isCovered }) =>
    [service.name, hours, end.name + (isCovered ? '+' : '')].join(' '),
  );
  expect(found.join(', ')).toBe(hits);
  expect(outcome.live.join(' ')).toBe(live);
  expect(outcome.usual.join(' ')).toBe(usual);
});

test('the worst hit decides the hour, and an outage as long as the tolerance does not break it', () => {
  expect(outcomeOf(sampleBank, ['Switch', 'Cloud']).hour).toBe(30);
  const service = { name: 'Cards', hours: 24, tolerance: 24 };
  expect(countBreaches([[service], [], []]).breakingBlocks).toBe(0);
});

type Part = (typeof bank)['suppliers']['blocks'][number];
const planesOf = ({ services, processes, suppliers }: typeof bank): Planes<Part> => [
  services.blocks,
  processes.blocks,
  suppliers.blocks,
];
const planes = planesOf(bank);
const names = planes.flat().map(({ name }) => name);
const pairs = names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other]));
const sets = [[], ...names.map((name) => [name]), ...pairs];
const hours = Array.from({ length: lastHour + 1 }, (_, hour) => hour);
const rowsOf = (removed: readonly string[], hour?: number) =>
  write(bank, outcomeOf(planes, removed, hour));

describe('every block and pair of the bank', () => {
  test('takes nothing away that a part of it does not, and brings nothing back sooner', () => {
    const awayOf = (removed: readonly string[], service: string) =>
      outcomeOf(planes, removed).hits.find((hit) => hit.service.name === service)?.hours ?? 0;
    for (const pair of pairs) {
      for (const { name } of planes[0]) {
        const alone = Math.max(...pair.map((block) => awayOf([block], name)));
        expect(awayOf(pair, name)).toBeGreaterThanOrEqual(alone);
      }
    }
  });

  test('is counted by the record', () => {
    const breaking = (all: readonly (readonly string[])[]) =>
      all.filter((removed) => rowsOf(removed, lastHour).services.some(({ isPast }) => isPast));
    expect(countBreaches(planes)).toEqual({
      blocks: names.length,
      breakingBlocks: breaking(names.map((name) => [name])).length,
      pairs: pairs.length,
      breakingPairs: breaking(pairs).length,
    });
  });

  test('says that there is no substitute only where nothing takes over or recovers', () => {
    for (const removed of sets) {
      const hit = outcomeOf(planes, removed).hits[0];
      const isLost = rowsOf(removed).others.some(
        ({ status }) => status === labels.bank.noSubstitute,
      );
      expect(isLost).toBe(hit?.hours === Infinity);
    }
  });

  test('is restored in the record at the hour at which it is so in the drawing', () => {
    for (const [removed, hour] of sets.flatMap((set) => hours.map((at) => [set, at] as const))) {
      const outcome = outcomeOf(planes, removed, hour);
      const rows = write(bank, outcome).services.filter(({ text }) => text.includes(' h away'));
      const drawn = planes[0].filter(({ name }) => outcome.states.get(name) !== 'runs');
      expect(rows.map(({ name }) => name)).toEqual(drawn.map(({ name }) => name));
    }
  });

  test('is announced again only when the state of something changes', () => {
    for (const removed of sets) {
      const told = hours.map((hour) => rowsOf(removed, hour).announcement);
      const changes = told.filter((text, hour) => text !== told[hour - 1]);
      expect(changes).toEqual([...new Set(told)]);
    }
  });

  test('asks a question that fits, and none while nothing is hit', () => {
    const questions = sets.flatMap((removed) =>
      hours.map((hour) => rowsOf(removed, hour).question),
    );
    expect(questions.filter((question) => question === undefined)).toHaveLength(hours.length);
    expect(Math.max(...questions.map((question = '') => question.length))).toBeLessThanOrEqual(200);
  });

  test('has an address', () => {
    for (const removed of sets) {
      const { search, hash } = new URL(addressWithout(removed, 'https://a.example/home?a=b#c'));
      expect(removedIn(search, names)).toEqual(removed);
      // Programs that send a link on decode or escape a plus, and end it at a space.
      expect(search).toMatch(/^\?a=b&without=[a-z.-]+$/);
      expect(hash).toBe('#c');
    }
    // People and mail clients change the case.
    const both = removedIn('?without=Payroll-Bureau.cloud-region', names);
    expect(both).toEqual(['Payroll bureau', 'Cloud region']);
    expect([removedIn('?without=', names), removedIn('', names)]).toEqual([[], undefined]);
  });
});

test.each([
  ['', 5, 'Card payments', 'runs', 'unused', {}],
  ['Card payments', 5, 'Card payments', 'within', 'restored', { hours: 4 }],
  ['Card processor', 9, 'Card payments', 'within', 'restored', { hours: 9 }],
  ['Customer sign-in', 12, 'Online banking', 'stopped', 'away', { hours: 12 }],
  ['Customer sign-in', 13, 'Online banking', 'exceeded', 'past', { hours: 13, past: 1 }],
  ['Customer sign-in', 72, 'Online banking', 'exceeded', 'restored', { hours: 16 }],
] as const)('without %j for %i h, %s: %s, %s', (removed, hour, service, status, text, values) => {
  const outcome = outcomeOf(planesOf(sample), [removed].filter(Boolean), hour);
  const row = write(sample, outcome).services.find(({ name }) => name === service);
  expect(row?.status).toBe(labels.bank[status]);
  expect(row?.text).toBe(fill(labels.bank[text], { tolerance: 12, ...values }));
});

test.each([
  [0, '09:14'],
  [9, '18:14'],
  [18, fill(labels.bank.nextDay, { time: '03:14' })],
  [60, fill(labels.bank.day, { time: '21:14', day: 3 })],
])('hour %i is %s', (hour, time) => {
  expect(timeAt(hour, '09:14')).toBe(time);
});

test('the hours of the bank are the only ones of its services on the site', () => {
  const written = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(json|md)$/.test(file) && file !== 'bank.json')
    .flatMap((file) => readFileSync(`content/${file}`, 'utf8').match(/\d+ h, tolerance \d+ h/g));
  const known = sets.flatMap((removed) =>
    outcomeOf(planes, removed).hits.map(
      ({ hours: away, service }) => `${away} h, tolerance ${service.tolerance} h`,
    ),
  );
  expect(known).toEqual(expect.arrayContaining(written.filter(Boolean)));
});
