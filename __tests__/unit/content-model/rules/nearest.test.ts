import { nearest } from '../../../../src/content-model/source/mistake';

it.each([
  ['the most similar name, even if it is longer', 'riskly', ['risk', 'riskily'], 'riskily'],
  ['the shorter of two that are equally similar', 'risk2', ['risk-1', 'risk1'], 'risk1'],
  ['one that differs in case and signs only', 'B_Plan', ['b-plans', 'b-plan'], 'b-plan'],
  [
    'the shortest that contains the word',
    'feature',
    ['the-feature-1', 'key-feature'],
    'key-feature',
  ],
  ['none if all differ in more letters', 'fraud', ['outsourcing'], undefined],
  ['none for a short word in a longer one', 'bcm', ['bcm-and-more'], undefined],
])('a writer most likely means %s', (_rule, word, candidates, meant) => {
  expect(nearest(word, candidates)).toBe(meant);
});
