import { outcomeWithout, type Planes } from '../../../src/sections/Bank/outcome';

const block = (name: string, needs: string[], hours: number, substitute: string | null = null) => ({
  name,
  needs,
  hours,
  substitute,
});

const planes: Planes = [
  [
    { ...block('Cards', ['Authorise'], 1, 'Cash'), tolerance: 24 },
    { ...block('Cash', ['Switch'], 1), tolerance: 48 },
    { ...block('Salaries', ['Run', 'Authorise'], 1), tolerance: 72 },
    { ...block('Online', ['Sign in'], 1), tolerance: 12 },
  ],
  [
    block('Authorise', ['Processor'], 2),
    block('Switch', ['Second'], 2, 'Authorise'),
    block('Run', ['Bureau', 'Cloud'], 2),
    block('Sign in', ['Cloud'], 2),
  ],
  [
    block('Processor', [], 6, 'Second'),
    block('Second', [], 6, 'Processor'),
    block('Cloud', [], 8),
    block('Bureau', [], 90),
  ],
];

// What is away; the services that do not run as before, and those that stop (!); the chain of the one that is hit most;
// the hours of each that is hit; what is unaffected.
test.each([
  [null, '', 'Cards < Authorise < Processor', '', 'Cards Cash Salaries Online'],
  [
    'Processor',
    'Cards Salaries',
    'Cards < Authorise < Second',
    'Cards 6 Salaries 6',
    'Cash Online',
  ],
  ['Second', 'Cash', 'Cash < Switch < Processor', 'Cash 6', 'Cards Salaries Online'],
  ['Cloud', 'Salaries! Online!', 'Online < Sign in < Cloud', 'Online 8 Salaries 8', 'Cards Cash'],
  ['Bureau', 'Salaries!', 'Salaries < Run < Bureau', 'Salaries 90', 'Cards Cash Online'],
  ['Authorise', 'Cards Salaries!', 'Cash < Switch < Second', 'Cards 1 Salaries 2', 'Online'],
  ['Switch', 'Cash', 'Cash < Authorise < Processor', 'Cash 2', 'Cards Salaries Online'],
  ['Run', 'Salaries!', 'Salaries < Run < Bureau', 'Salaries 2', 'Cards Cash Online'],
  ['Sign in', 'Online!', 'Online < Sign in < Cloud', 'Online 2', 'Cards Cash Salaries'],
  ['Cards', 'Cards', 'Cash < Switch < Second', 'Cards 1', 'Salaries Online'],
  ['Cash', 'Cash!', 'Cash < Switch < Second', 'Cash 1', 'Cards Salaries Online'],
  ['Salaries', 'Salaries!', 'Salaries < Run < Bureau', 'Salaries 1', 'Cards Cash Online'],
  ['Online', 'Online!', 'Online < Sign in < Cloud', 'Online 1', 'Cards Cash Salaries'],
])('without %s: %j, %s', (removed, expected, chain, hits, unaffected) => {
  const outcome = outcomeWithout(planes, removed);
  const changed = planes[0].flatMap(({ name }) => {
    const state = outcome.states.get(name);
    return state === 'runs' ? [] : [state === 'stopped' ? `${name}!` : name];
  });
  expect(changed.join(' ')).toBe(expected);
  expect(outcome.chain.join(' < ')).toBe(chain);
  expect(outcome.hits.map(({ service, hours }) => `${service.name} ${hours}`).join(' ')).toBe(hits);
  expect(outcome.unaffected.join(' ')).toBe(unaffected);
});
