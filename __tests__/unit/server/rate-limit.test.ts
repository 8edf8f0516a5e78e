import { existsSync, readFileSync } from 'node:fs';
import limitFactSheet, { config } from '../../../netlify/edge-functions/limit-fact-sheet';

test("Netlify's own limit is on the function's address, and passes requests on", () => {
  expect(existsSync(`src${config.path}.ts`)).toBe(true);
  expect(readFileSync('netlify.toml', 'utf8')).toContain(
    'edge_functions = "netlify/edge-functions"',
  );
  expect(limitFactSheet()).toBeUndefined();
});
