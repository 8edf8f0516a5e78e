import { readFile, readdir } from 'node:fs/promises';
import { withBrowser } from '../site/browser';

/**
 * The fallback of each weight. For weight 500, that of headings, the regular face is closer than the bold one, and a
 * fallback a little wider than the mean breaks more of them where the font does (counted on all pages at seven widths).
 */
const fallbacks = [
  { weight: 400, faces: "local('Arial'), local('Liberation Sans')", width: 1 },
  { weight: 500, faces: "local('Arial'), local('Liberation Sans')", width: 1.0175 },
  { weight: 600, faces: "local('Arial Bold'), local('Liberation Sans Bold')", width: 1 },
];

const percent = (ratio: number) => `${(ratio * 100).toFixed(1)}%`;

/** All text of the site's content. */
async function contentText(): Promise<string> {
  const files = (await readdir('content', { recursive: true })).filter((file) =>
    /\.(json|md)$/.test(file),
  );
  const texts = await Promise.all(files.map((file) => readFile(`content/${file}`, 'utf8')));
  return texts.join(' ').replace(/[^\p{L}.,’]+/gu, ' ');
}

/**
 * The metric overrides for the fallback of each weight (https://www.w3.org/TR/css-fonts-5/#size-adjust-desc), measured
 * in a browser with the text of the content. Throws if there is no browser.
 */
export const fallbackOverrides = (font: Buffer) =>
  withBrowser(async (browser) => {
    const page = await browser.newPage();
    const rules = fallbacks.map(
      ({ weight, faces }) => `@font-face { font-family: s${weight}; src: ${faces} }`,
    );
    await page.setContent(`<style>
      @font-face { font-family: site; font-weight: 400 600;
        src: url(data:font/woff2;base64,${font.toString('base64')}) }
      ${rules.join('')}
    </style>`);
    const faces = fallbacks.flatMap(({ weight }) => [`${weight} 100px site`, `100px s${weight}`]);
    const measured = await page.evaluate(
      async ({ text, faces }) => {
        await Promise.all(faces.map((face) => document.fonts.load(face)));
        const context = document.createElement('canvas').getContext('2d');
        if (!context) throw new Error('The browser has no 2D canvas.');
        return faces.map((face) => {
          context.font = face;
          const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } =
            context.measureText(text);
          return { width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent };
        });
      },
      { text: await contentText(), faces },
    );
    return fallbacks.map(({ weight, width }, index) => {
      const [site, fallback] = measured.slice(index * 2);
      if (!site || !fallback) throw new Error(`Weight ${weight} was not measured.`);
      const adjust = (site.width / fallback.width) * width;
      return {
        weight,
        'size-adjust': percent(adjust),
        'ascent-override': percent(site.ascent / 100 / adjust),
        'descent-override': percent(site.descent / 100 / adjust),
      };
    });
  });
