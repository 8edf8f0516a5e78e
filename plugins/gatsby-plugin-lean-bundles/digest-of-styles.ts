import { digestOfFiles } from '../../src/content-model/source/digest-of-files';
import { listFolder } from '../../src/content-model/source/folder';

/**
 * A digest of all style sheets, for the plugin's options: a page contains its styles, but Gatsby renders it again only if
 * its code, its data or the options of a plugin have changed.
 */
export const digestOfStyles = (): string =>
  digestOfFiles(
    [...listFolder('src')].filter((file) => file.endsWith('.css')).map((file) => `src/${file}`),
  );
