import { routes, widths } from '../../tools/site/routes';
import { passages } from './support/lines';
import { expect, test } from './support/test';
import { readThrough, visit } from './support/visit';

/** From here on a passage is so long that a column of short words would make it hard to read. */
const long = 140;

for (const width of widths) {
  test(`lines hold 75 letters at most, long passages 20 at least, ${width} px wide`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    for (const route of routes) {
      await visit(page, route);
      await readThrough(page);
      const found = await passages(page);
      const lines = found.flatMap((passage) => passage.lines);
      expect(lines.length, route).toBeGreaterThan(10);
      expect
        .soft(
          lines.filter((line) => line.length > 75),
          route,
        )
        .toEqual([]);
      const thin = found.filter(({ lines }) => {
        const letters = lines.join(' ').length;
        return letters >= long && letters / lines.length < 20;
      });
      expect.soft(thin, route).toEqual([]);
    }
  });
}
