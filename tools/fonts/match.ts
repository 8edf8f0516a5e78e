import { readFile, readdir } from 'node:fs/promises';
import { launchBrowser } from '../site/browser';

/** The face that stands in for each weight: a medium weight is nearer to the regular face than to the bold one. */
const standIns = [
  { weight: 400, faces: "local('Arial'), local('Liberation Sans')" },
  { weight: 500, faces: "local('Arial'), local('Liberation Sans')" },
  { weight: 600, faces: "local('Arial Bold'), local('Liberation Sans Bold')" },
];

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** The words that the site is written in, the article's included. */
async function writtenWords(): Promise<string> {
  const files = (await readdir('content', { recursive: true })).filter((file) =>
    /\.(json|md)$/.test(file),
  );
  const texts = await Promise.all(files.map((file) => readFile(`content/${file}`, 'utf8')));
  return texts.join(' ').replace(/[^\p{L}.,’]+/gu, ' ');
}

/**
 * What `size-adjust`, `ascent-override` and `descent-override` have to be, weight by weight, for the
 * stand-ins to take the room that the font takes in the site's own words
 * (https://www.w3.org/TR/css-fonts-5/#size-adjust-desc). Throws where there is no browser to measure in.
 */
export async function matches(font: Buffer) {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const rules = standIns.map(
      ({ weight, faces }) => `@font-face { font-family: s${weight}; src: ${faces} }`,
    );
    await page.setContent(`<style>
      @font-face { font-family: site; font-weight: 400 600;
        src: url(data:font/woff2;base64,${font.toString('base64')}) }
      ${rules.join('')}
    </style>`);
    const faces = standIns.flatMap(({ weight }) => [`${weight} 100px site`, `100px s${weight}`]);
    const measured = await page.evaluate(
      async ({ words, faces }) => {
        await Promise.all(faces.map((face) => document.fonts.load(face)));
        const context = document.createElement('canvas').getContext('2d');
        if (!context) throw new Error('This browser measures no text.');
        return faces.map((face) => {
          context.font = face;
          const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } =
            context.measureText(words);
          return { width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent };
        });
      },
      { words: await writtenWords(), faces },
    );
    return standIns.map(({ weight }, index) => {
      const [site, standIn] = measured.slice(index * 2);
      if (!site || !standIn) throw new Error(`Weight ${weight} was not measured.`);
      const adjust = site.width / standIn.width;
      return {
        weight,
        'size-adjust': percent(adjust),
        'ascent-override': percent(site.ascent / 100 / adjust),
        'descent-override': percent(site.descent / 100 / adjust),
      };
    });
  } finally {
    await browser.close();
  }
}
