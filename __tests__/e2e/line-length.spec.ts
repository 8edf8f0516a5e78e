import { routes, widths } from '../../tools/site/routes';
import { linesOfPassages } from './support/lines';
import { expect, test } from './support/test';
import { readThrough, visit } from './support/visit';

/** Letters from which on a passage in a column of short words would be hard to read. */
const long = 140;

for (const route of routes) {
  test(`lines of ${route} hold 75 letters at most, those of long passages 20 at least`, async ({
    page,
  }) => {
    await visit(page, route);
    await readThrough(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const passages = await linesOfPassages(page);
      const lines = passages.flat();
      expect(lines.length).toBeGreaterThan(10);
      expect
        .soft(
          lines.filter((line) => line.length > 75),
          `${width} px`,
        )
        .toEqual([]);
      const thin = passages.filter((passage) => {
        const letters = passage.join(' ').length;
        return letters >= long && letters / passage.length < 20;
      });
      expect.soft(thin, `${width} px`).toEqual([]);
    }
  });
}
