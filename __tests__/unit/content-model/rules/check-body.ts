import path from 'node:path';
import { formatMistake } from '../../../../src/content-model/source/mistake';
import { checkFiles } from '../../../../src/content-model/rules/check-content';
import { checkAddresses } from '../../../../src/content-model/rules/addresses';
import { checkPictures } from '../../../../src/content-model/rules/pictures';
import { parseFile, readContent } from '../../../../src/content-model/source/read-content';

/**
 * Creates a function that returns the mistakes of a Markdown text in a content file, without reading the others again.
 *
 * @param root the folder that contains `content/`
 * @param name the file's path below it
 */
export function bodyChecker(root: string, name: string): (text: string) => Promise<string[]> {
  const { content } = readContent(path.resolve(root, 'content'), new Date());
  const file = content.files.find(({ relativePath }) => relativePath === name);
  if (!file) throw new Error(`${name} is not there`);
  return async (text) => {
    const source = `---\nheading: A heading\n---\n\n${text}`;
    const { findings, content: parsed } = parseFile(source, name, file.contentType);
    if (!parsed?.body) return findings.map(({ problem }) => problem);
    const { body } = parsed;
    const one = { ...content, files: [{ ...file, body }] };
    const found = [...checkFiles(one), ...checkAddresses(one)];
    if (body.pictures.length > 0) {
      // The pictures in the fields have been checked with the first text.
      const bodyOnly = { ...content, files: [{ ...file, body, data: {} }] };
      found.push(...(await checkPictures(bodyOnly)));
    }
    return found.map(formatMistake);
  };
}
