import type { GatsbyNode, PluginOptions } from 'gatsby';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { query } from '../../src/content-model/pages/query';
import { parseBody } from '../../src/content-model/checks/body/parse';
import { createTypesetter } from '../typesetting/typesetter';
import { digestOf, digestOfFolders, writeChanged } from '../typesetting/write-changed';
import { cuts, picturesIn, typesetFactSheet, type FactSheet } from './typeset';

interface Options extends PluginOptions {
  /** The address of a fact sheet's PDF on the site. The secret keeps it from being guessed. */
  pathOf?: (slug: string, secret: string) => string;
}

/** The folder of the site that PDFs lie in. Nothing else may. */
const folder = 'public/fact-sheets';

/** Writes the PDF of every published fact sheet, under the address that the e-mails link to. */
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
  const look = await digestOfFolders(
    'plugins/typesetting',
    'plugins/gatsby-plugin-fact-sheet-pdfs',
  );
  const palette = await readFile('src/styles/palette.css', 'utf8');

  const files = allFactSheet.nodes.map(async ({ slug, parent, ...front }) => {
    if (!parent || !('rawMarkdownBody' in parent)) throw new Error(`${slug} has no Markdown`);
    const sheet: FactSheet = {
      heading: front.heading,
      date: front.date.slice(0, 10),
      description: front.description[0] ?? '',
      picture: { file: front.picture.file.absolutePath, alt: front.picture.alt },
      body: parseBody(parent.rawMarkdownBody ?? ''),
      folder: path.dirname(parent.fileAbsolutePath ?? ''),
    };
    const pictures = [sheet.picture.file, ...picturesIn(sheet)];
    const contents = await Promise.all(pictures.map((file) => readFile(file, 'base64')));
    return {
      file: path.relative(
        folder,
        path.join('public', pathOf(slug, process.env.FACT_SHEET_SECRET ?? '')),
      ),
      digest: digestOf([look, palette, brand, sheet, contents]),
      name: `content/insights/factsheet/${slug}.md`,
      sheet,
    };
  });

  const count = await writeChanged(folder, await Promise.all(files), cache, async (due, write) => {
    const typesetter = await createTypesetter(cuts);
    for (const file of due) {
      const pdf = await typesetFactSheet(file.sheet, brand, typesetter).catch((reason: unknown) => {
        throw new Error(`${file.name}: ${reason instanceof Error ? reason.message : reason}`);
      });
      await write(file, pdf);
    }
  });
  reporter.info(`Fact sheets: ${count} typeset of ${files.length}`);
};
