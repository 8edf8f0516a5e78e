import { margins, page, places, styles } from '../setting/measures';
import type { Scene } from '../setting/scene';
import { composeLines } from '../setting/text-lines';

const top = page.height - 46;

/** Draws the line at the foot of a page: brand, title, page number. It is not read out. */
export function drawFoot(
  scene: Scene,
  words: { brand: string; title: string; page: number; pages: number },
): void {
  const { doc, pen } = scene;
  const style = styles.foot;
  const compose = (text: string, strong = false) =>
    composeLines(scene, [{ text, strong, emphasis: false }], style, places.text.width)[0];
  const brand = compose(words.brand, true);
  const title = compose(words.title);
  const number = compose(`${words.page} / ${words.pages}`);
  doc.artifact('Pagination', () => {
    if (brand) pen.plain(brand, margins.left, top, style);
    if (title) pen.plain(title, places.text.x, top, style);
    if (number) pen.plain(number, page.width - margins.right - number.width, top, style);
  });
}
