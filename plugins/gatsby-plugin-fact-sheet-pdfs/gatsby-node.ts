import type { GatsbyNode, NodePluginArgs } from 'gatsby';
import { hash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { query } from '../../src/content-model/pages/query';
import { toSlug } from '../../src/content-model/schema/slug';
import { treeOf } from '../../src/content-model/source/markdown/parse';
import { runtimeVariable } from '../../src/server/shared/environment';
import { pdfAddress } from '../../src/server/shared/pdf-address';
import { createTypesetter, digestOfCode, type TypstDocument } from '../typesetting/typesetter';
import { renderFactSheet } from './render';

/** The folder of the PDFs. Those of earlier builds are deleted. */
const folder = '/fact-sheets';

interface Source {
  /** The Markdown file, relative to `content/`. */
  file: string;
  heading: string;
  date: string;
  description: string;
  markdown: string;
  sharePicture: Queries.CoverFragment['sharePicture'];
}

const write = (address: string, pdf: Buffer) => writeFile(path.join('public', address), pdf);

/** Creates a function that sets a document, or takes it from Gatsby's cache if nothing in it has changed. */
function createCachedTypesetter(cache: NodePluginArgs['cache']) {
  let typesetter: ReturnType<typeof createTypesetter> | undefined;
  const code = digestOfCode('gatsby-plugin-fact-sheet-pdfs');
  return async (file: string, document: TypstDocument): Promise<Buffer> => {
    const pictures = Object.values(document.pictures ?? {}).map((jpeg) => hash('sha256', jpeg));
    const made = hash('sha256', JSON.stringify([code, document.data, pictures]));
    const cached: { made: string; pdf: string } | undefined = await cache.get(file);
    if (cached?.made === made) return Buffer.from(cached.pdf, 'base64');
    typesetter ??= createTypesetter();
    const pdf = typesetter.pdf(document);
    await cache.set(file, { made, pdf: pdf.toString('base64') });
    return pdf;
  };
}

/** Creates a function that renders a document. In development, one that cannot be set is only reported. */
function createRenderer(
  brand: Parameters<typeof renderFactSheet>[1],
  contents: string,
  { cache, reporter }: Pick<NodePluginArgs, 'cache' | 'reporter'>,
) {
  const typeset = createCachedTypesetter(cache);
  return ({ file, date, markdown, sharePicture, ...source }: Source) => {
    const sheet = {
      ...source,
      date: date.slice(0, 10),
      picture: { file: sharePicture.file.absolutePath, alt: sharePicture.alt },
      body: treeOf(markdown),
      contents,
      folder: path.resolve('content', path.dirname(file)),
    };
    const pdf = (document: TypstDocument) => typeset(file, document);
    return renderFactSheet(sheet, brand, { pdf }).catch((reason: unknown) => {
      // If an error is thrown, Gatsby prints the compiled code around it.
      reporter.panicOnBuild(
        `content/${file}: ${reason instanceof Error ? reason.message : reason}`,
      );
      return undefined;
    });
  };
}

/**
 * Writes the PDFs of text pages and, in a build, of every published fact sheet, also under its earlier names: emails link
 * to them. Before the pages are rendered, since links to those of text pages name their size.
 */
export const createPages: NonNullable<GatsbyNode['createPages']> = async (api) => {
  const { brand, factSheetDownloadPage, allFactSheet, allTextPage } =
    await query<Queries.FactSheetPdfsQuery>(
      api.graphql,
      /* GraphQL */ `
        query FactSheetPdfs {
          brand {
            name
            legalName
            url
            description
            mark
          }
          factSheetDownloadPage {
            contents
          }
          allFactSheet {
            nodes {
              slug
              formerly
              heading
              date
              description
              markdown
              ...Cover
            }
          }
          allTextPage(filter: { pdf: { ne: null } }) {
            nodes {
              id
              slug
              pdf
              heading
              date
              subtitle
              markdown
              ...Cover
            }
          }
        }
        fragment Cover on Page {
          sharePicture {
            alt
            file {
              absolutePath
            }
          }
        }
      `,
    );
  if (!brand || !factSheetDownloadPage) return;
  await rm(path.join('public', folder), { recursive: true, force: true });
  await mkdir(path.join('public', folder), { recursive: true });
  const render = createRenderer(brand, factSheetDownloadPage.contents, api);

  for (const { id, slug, pdf, subtitle, ...page } of allTextPage.nodes) {
    const buffer = await render({ ...page, file: `pages/${slug}.md`, description: subtitle });
    if (!buffer) continue;
    const address = `${folder}/${toSlug(brand.name)}-${slug}.pdf`;
    await write(address, buffer);
    const label = String(pdf).replace('{size}', String(Math.ceil(buffer.length / 1000)));
    const fields = { page: id, label, address };
    const internal = { type: 'TextPagePdf', contentDigest: api.createContentDigest(fields) };
    await api.actions.createNode({ ...fields, id: `pdf of ${slug}`, internal });
  }

  if (process.env.NODE_ENV !== 'production') return;
  const secret = runtimeVariable('FACT_SHEET_SECRET') ?? '';
  for (const { slug, formerly, description, ...sheet } of allFactSheet.nodes) {
    const file = `insights/factsheet/${slug}.md`;
    const pdf = await render({ ...sheet, file, description: description[0] ?? '' });
    if (!pdf) continue;
    for (const name of [slug, ...(formerly ?? [])]) {
      await write(pdfAddress(path.basename(name), secret), pdf);
    }
  }
  api.reporter.info(`PDFs: ${allTextPage.nodes.length + allFactSheet.nodes.length} rendered`);
};
