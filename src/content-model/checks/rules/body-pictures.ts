import type { BodyPicture } from '../body/outline';
import type { Mistake } from '../mistake';
import type { ContentFile } from '../source/content-file';
import type { Check } from './check';
import { mistakeInBody } from './mistake-at';

function withoutWords(file: ContentFile, { text, address, line }: BodyPicture): Mistake[] {
  if (text.trim() !== '') return [];
  const remedy = 'Write what it shows between the brackets: ![What it shows](./…)';
  return [mistakeInBody(file, line, `${address} has no alternative text`, remedy)];
}

function insideText(file: ContentFile, { address, line, standsAlone }: BodyPicture): Mistake[] {
  if (standsAlone) return [];
  const problem = `${address} stands inside other text, where no picture is shown`;
  const remedy = 'Put it between two empty lines, as a paragraph of its own';
  return [mistakeInBody(file, line, problem, remedy)];
}

/** Reports pictures without alternative text, and pictures inside a sentence, which are not shown. */
export const checkBodyPictures: Check = ({ files }) =>
  files.flatMap((file) =>
    (file.body?.pictures ?? []).flatMap((picture) => [
      ...withoutWords(file, picture),
      ...insideText(file, picture),
    ]),
  );
