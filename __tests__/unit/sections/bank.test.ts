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

// What is away; the services that do not run as before, and those that stop (!); the chain of the one that is hit most.
test.each([
  [null, '', 'Cards < Authorise < Processor'],
  ['Processor', 'Cards Salaries', 'Cards < Authorise < Second'],
  ['Second', 'Cash', 'Cash < Switch < Processor'],
  ['Cloud', 'Salaries! Online!', 'Online < Sign in < Cloud'],
  ['Bureau', 'Salaries!', 'Salaries < Run < Bureau'],
  ['Authorise', 'Cards Salaries!', 'Cash < Switch < Second'],
  ['Switch', 'Cash', 'Cash < Authorise < Processor'],
  ['Run', 'Salaries!', 'Salaries < Run < Bureau'],
  ['Sign in', 'Online!', 'Online < Sign in < Cloud'],
  ['Cards', 'Cards', 'Cash < Switch < Second'],
  ['Cash', 'Cash!', 'Cash < Switch < Second'],
  ['Salaries', 'Salaries!', 'Salaries < Run < Bureau'],
  ['Online', 'Online!', 'Online < Sign in < Cloud'],
])('without %s: %j, %s', (removed, expected, chain) => {
  const outcome = outcomeWithout(planes, removed);
  const hit = planes[0].flatMap(({ name }) => {
    const state = outcome.states.get(name);
    return state === 'runs' ? [] : [state === 'stopped' ? `${name}!` : name];
  });
  expect(hit.join(' ')).toBe(expected);
  expect(outcome.chain.join(' < ')).toBe(chain);
  expect(outcome.unaffected).toHaveLength(4 - hit.length);
});
