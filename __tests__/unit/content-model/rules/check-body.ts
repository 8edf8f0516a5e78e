import { checkAddresses } from '../../../../src/content-model/rules/addresses';
import { checkFiles } from '../../../../src/content-model/rules/check-content';
import { checkPictures } from '../../../../src/content-model/rules/pictures';
import { formatMistake } from '../../../../src/content-model/source/mistake';
import { parseFile, readContent } from '../../../../src/content-model/source/read-content';
import { content } from '../../../fixtures/site';

/**
 * Creates a function that returns the mistakes of a Markdown text in a file of the sample content, without reading the
 * others again.
 *
 * @param name the file's path below `content/`
 */
export function bodyChecker(name: string): (text: string) => Promise<string[]> {
  const site = readContent(content.at(''), new Date()).content;
  const file = site.files.find(({ relativePath }) => relativePath === name);
  if (!file) throw new Error(`${name} is not there`);
  return async (text) => {
    const source = `---\nheading: A heading\n---\n\n${text}`;
    const { findings, content: parsed } = parseFile(source, name, file.contentType);
    if (!parsed?.body) return findings.map(({ problem }) => problem);
    const { body } = parsed;
    const one = { ...site, files: [{ ...file, body }] };
    const found = [...checkFiles(one), ...checkAddresses(one), ...(await checkPictures(one))];
    return found.map(formatMistake);
  };
}
