import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { contentTypeOf } from '../../src/content-model/schema/content-types';
import type { ContentSchema } from '../../src/content-model/schema/json-schema';
import { schemaOf } from '../../src/content-model/schema/schema-of';
import { joinMarkdown } from '../../tools/front-matter';
import { createPosts, writePosts } from '../../tools/site/posts';
import { first, site, solutions } from '../e2e/support/content';

/** Edits a text file of a copy of the project. */
async function editFile(file: string, edit: (text: string) => string): Promise<void> {
  await writeFile(file, edit(await readFile(file, 'utf8')));
}

/** Edits every JSON and Markdown file in `content/` of a copy of the project, each with its path in there. */
async function editContent(root: string, edit: (text: string, file: string) => string) {
  const content = path.join(root, 'content');
  for (const file of await readdir(content, { recursive: true })) {
    if (!/\.(json|md)$/.test(file)) continue;
    await editFile(path.join(content, file), (text) => edit(text, file.replaceAll('\\', '/')));
  }
}

/** A value without its optional fields. The menu of solutions stays. */
function bare(value: unknown, schema: ContentSchema | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => bare(item, schema?.items));
  if (typeof value !== 'object' || value === null) return value;
  const { properties = {}, required = [] } = schema ?? {};
  const kept = Object.entries(value).filter(
    ([name]) => required.includes(name) || name === 'hasChildren',
  );
  return Object.fromEntries(kept.map(([name, inner]) => [name, bare(inner, properties[name])]));
}

function withoutOptionalFields(text: string, file: string): string {
  const type = contentTypeOf(file);
  if (!type) return text;
  const schema = schemaOf(type.type);
  if (type.format === 'json') return JSON.stringify(bare(JSON.parse(text), schema), null, 2);
  const [, frontMatter = '', ...body] = text.split(/^---$/m);
  return joinMarkdown(bare(parse(frontMatter), schema), body.join('---'));
}

const office = (city: string, country: string, latitude: number, longitude: number) => ({
  name: city,
  city,
  country,
  addressLines: ['3 Sample Yard', `${city} 0000`],
  phone: '+44 20 7946 0020',
  email: `${city.toLowerCase()}@harbour.example`,
  latitude,
  longitude,
});

const offices = [
  office('Leeds', 'United Kingdom', 53.8, -1.55),
  office('Madrid', 'Spain', 40.4, -3.7),
  office('Dubai', 'United Arab Emirates', 25.2, 55.3),
];

/** Colours of the palette that are replaced, with others of the same contrast. */
const colours = { '#0a5a9e': '#6b3fa0', '#073f70': '#4a2b70', '#dceaf6': '#ece2f7' };

/** Sites that a writer could make of this one, each as a change of a copy of the project. */
export const sites: Readonly<Record<string, (root: string) => Promise<void>>> = {
  posts: async (root) => writePosts(root, await createPosts(30)),

  'no-news': (root) => rm(path.join(root, 'content/insights/news'), { recursive: true }),

  'three-solutions': async (root) => {
    const [removed, kept] = [
      [...solutions.slice(0, 1), ...solutions.slice(4)],
      first(solutions.slice(1)),
    ];
    for (const { link } of removed) await rm(path.join(root, `content${link}.json`));
    const links = new RegExp(`(${removed.map(({ link }) => link).join('|')})\\b`, 'g');
    await editContent(root, (text) => text.replace(links, kept.link));
  },

  brand: async (root) => {
    await editFile(path.join(root, 'src/styles/palette.css'), (text) =>
      Object.entries(colours).reduce((edited, [old, other]) => edited.replace(old, other), text),
    );
    await writeFile(path.join(root, 'content/offices.json'), JSON.stringify({ offices }));
    await editContent(root, (text) =>
      text
        .replaceAll(site.name, 'Harbour & Co')
        .replaceAll(new URL(site.url).host, 'www.harbour.example'),
    );
  },

  bare: (root) => editContent(root, withoutOptionalFields),
};
