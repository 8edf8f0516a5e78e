import { litPath } from '../../../src/sections/Offices/litPath';

test.each([
  ['a wide leg', { x: 100, y: 20 }, 'M0 0L10 10L90 10L100 20'],
  ['a tall leg to the left', { x: -20, y: 100 }, 'M0 0L-10 10L-10 90L-20 100'],
  ['a horizontal leg', { x: 50, y: 0 }, 'M0 0L0 0L50 0L50 0'],
])('%s begins and ends diagonally', (_name, end, expected) => {
  expect(litPath([{ x: 0, y: 0 }, end])).toBe(expected);
});
