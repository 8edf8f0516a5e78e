import type { Element, FactSheetDocument } from '../drawing/fact-sheet-document';
import { styles, type Place } from './measures';
import type { Picture } from '../reading/model';
import type { LoadedPicture } from '../drawing/pictures';
import { keepWithNext, withSpaceBefore, type Row } from './rows';
import type { Frame, Scene } from './scene';
import { setText } from './set-text';

/** No picture in the text is higher. */
const highest = 260;

const captionGap = 5;

/** Draws a picture under an element of its own, or as decoration where it has no alternative text. */
export function drawPicture(
  doc: FactSheetDocument,
  { jpeg }: LoadedPicture,
  figure: Element | null,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const draw = () => doc.image(jpeg, x, y, { width, height });
  if (!figure) return doc.artifact('Layout', draw);
  const { height: pageHeight } = doc.page;
  const box = [x, pageHeight - y - height, x + width, pageHeight - y];
  Object.assign(figure.dictionary.data, { A: { O: 'Layout', Placement: 'Block', BBox: box } });
  doc.content(figure, 'Figure', draw);
}

function sizeOf({ width, height }: LoadedPicture, place: Place) {
  const scale = Math.min(place.width / width, highest / height);
  return { width: width * scale, height: height * scale };
}

/** Sets a picture of the text with its caption, which stays with it. */
export function setPicture(scene: Scene, picture: Picture, { place, parent }: Frame): Row[] {
  const { doc } = scene;
  const loaded = scene.pictures.get(picture.source);
  if (!loaded) return [];
  const size = sizeOf(loaded, place);
  const holder = picture.caption ? doc.child(parent, 'Div') : parent;
  const figure = picture.alt ? doc.child(holder, 'Figure', { alt: picture.alt }) : null;
  const row: Row = {
    height: size.height,
    before: 0,
    keep: false,
    draw: (y) => drawPicture(doc, loaded, figure, { x: place.x, y, ...size }),
  };
  if (!picture.caption) return [row];
  const caption = setText(scene, [{ text: picture.caption, strong: false, emphasis: false }], {
    place,
    style: styles.caption,
    owner: { element: doc.child(holder, 'Caption'), tag: 'Caption' },
  });
  return [...keepWithNext([row]), ...withSpaceBefore(caption, captionGap)];
}
