import { withoutEmptyFields } from './without-empty-fields.js';
import CMS from './sveltia/index.js';

const config = await (await fetch('/admin/config.json')).json();

/** The fields of an entry's file. */
function fieldsAt(path, name) {
  const { files, fields } = config.collections.find((collection) => collection.name === name);
  return fields ?? files.find(({ file }) => file === path).fields;
}

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) =>
    withoutEmptyFields(entry.get('data'), fieldsAt(entry.get('path'), entry.get('collection'))),
});

if (config.backend.name === 'test-repo') {
  const { useLocalFiles } = await import('./local-files.js');
  const { showMistakes } = await import('./mistakes.js');
  useLocalFiles();
  showMistakes();
}

CMS.init({ config });
