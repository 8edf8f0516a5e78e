import type { GatsbyNode, PluginOptions } from 'gatsby';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { query } from '../../src/content-model/pages/query';
import { parseBody } from '../../src/content-model/checks/body/parse';
import { createTypesetter } from '../typesetting/typesetter';
import { digestOf, digestOfFolders, writeChanged } from '../typesetting/write-changed';
import { fonts, picturesIn, typesetFactSheet, type FactSheet } from './typeset';

interface Options extends PluginOptions {
  /** Returns the path of a fact sheet's PDF. The secret makes it unguessable. */
  pathOf?: (slug: string, secret: string) => string;
}

/** The folder of the PDFs. Other files in it are deleted. */
const folder = 'public/fact-sheets';

/** Writes the PDF of every published fact sheet, under its earlier names too: e-mails link to them. */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async (
  { graphql, cache, reporter },
  { pathOf }: Options,
) => {
  if (!pathOf) throw new Error('gatsby-plugin-fact-sheet-pdfs needs the option pathOf');
  const { brand, allFactSheet } = await query<Queries.FactSheetPdfsQuery>(
    graphql,
    /* GraphQL */ `
      query FactSheetPdfs {
        brand {
          name
          legalName
          url
          description
          mark
        }
        allFactSheet {
          nodes {
            slug
            formerly
            heading
            date
            description
            picture {
              alt
              file {
                absolutePath
              }
            }
            parent {
              ... on MarkdownRemark {
                rawMarkdownBody
                fileAbsolutePath
              }
            }
          }
        }
      }
    `,
  );
  if (!brand) return;
  const codeDigest = await digestOfFolders(
    'plugins/typesetting',
    'plugins/gatsby-plugin-fact-sheet-pdfs',
  );
  const palette = await readFile('src/styles/palette.css', 'utf8');

  const filesOf = async (factSheet: (typeof allFactSheet.nodes)[number]) => {
    const { slug, formerly, parent, heading, date, description, picture } = factSheet;
    if (!parent || !('rawMarkdownBody' in parent)) throw new Error(`${slug} has no Markdown`);

    const sheet: FactSheet = {
      heading,
      date: date.slice(0, 10),
      description: description[0] ?? '',
      picture: { file: picture.file.absolutePath, alt: picture.alt },
      body: parseBody(parent.rawMarkdownBody ?? ''),
      folder: path.dirname(parent.fileAbsolutePath ?? ''),
    };
    const pictureFiles = [sheet.picture.file, ...picturesIn(sheet)];
    const pictures = await Promise.all(pictureFiles.map((file) => readFile(file, 'base64')));
    return [slug, ...(formerly ?? [])].map((name) => ({
      file: path.relative(
        folder,
        path.join('public', pathOf(name, process.env.FACT_SHEET_SECRET ?? '')),
      ),
      digest: digestOf([codeDigest, palette, brand, sheet, pictures]),
      name: `content/insights/factsheet/${slug}.md`,
      sheet,
    }));
  };

  const files = (await Promise.all(allFactSheet.nodes.map(filesOf))).flat();
  const count = await writeChanged(folder, files, cache, async (changed, write) => {
    const typesetter = await createTypesetter(fonts);
    for (const file of changed) {
      const pdf = await typesetFactSheet(file.sheet, brand, typesetter).catch((reason: unknown) => {
        throw new Error(`${file.name}: ${reason instanceof Error ? reason.message : reason}`);
      });
      await write(file, pdf);
    }
  });
  reporter.info(`Fact sheets: ${count} typeset of ${files.length}`);
};
