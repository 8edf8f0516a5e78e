import path from 'node:path';
import { concurrently } from '../concurrently';
import type { Mistake } from '../mistake';
import type { Check } from './check';
import { filesNamedInFields, missingFile, picturesInBody } from './named-files';
import type { NamedFile } from './named-files';
import { pictureMistake } from './picture-file';

/** Pictures that are missing, unreadable, too small or too large; the latter are said once each. */
export const checkPictures: Check = async (content) => {
  const missing: Mistake[] = [];
  const firstMentions = new Map<string, NamedFile>();
  for (const file of content.files) {
    for (const picture of [...filesNamedInFields(file, 'picture'), ...picturesInBody(file)]) {
      const mistake = missingFile(content, picture, file, /\.(png|jpe?g)$/);
      if (mistake) missing.push(mistake);
      else if (!firstMentions.has(picture.target)) firstMentions.set(picture.target, picture);
    }
  }
  const judged = await concurrently([...firstMentions.values()], async ({ target, report }) => {
    const mistake = await pictureMistake(path.join(content.root, target));
    return mistake ? [report(mistake.problem, mistake.remedy)] : [];
  });
  return [...missing, ...judged.flat()];
};
