import type { View } from '../lib/projection';
import type { Picture } from '../lib/scene';

/** The two pictures of a solution: the whole scene, and an upright detail of it. */
export function solutionPictures(
  name: string,
  { ground, items }: Pick<Picture, 'ground' | 'items'>,
  view: View,
  detail: View,
): Picture[] {
  const file = `content/solutions/pictures/${name}`;
  return [
    { file: `${file}.png`, size: [2000, 1400], view, ground, items },
    { file: `${file}-detail.png`, size: [1200, 1500], view: detail, ground, items },
  ];
}
