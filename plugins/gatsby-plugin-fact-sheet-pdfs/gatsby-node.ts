import type { GatsbyNode } from 'gatsby';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { query } from '../../src/content-model/pages/query';
import { markdownOf } from '../../src/content-model/source/read-content';
import { runtimeVariable } from '../../src/server/shared/environment';
import { pdfAddress } from '../../src/server/shared/pdf-address';
import { createTypesetter } from '../typesetting/typesetter';
import { typesetFactSheet } from './typeset';

/** The folder of the PDFs. Those of earlier builds are deleted. */
const folder = 'public/fact-sheets';

/**
 * Writes the PDF of every published fact sheet, under its earlier names too: emails link to them. Text pages that
 * offer a PDF have it in the same folder, under their own name.
 */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async ({
  graphql,
  reporter,
}) => {
  const { brand, factSheetDownloadPage, allFactSheet, allTextPage } =
    await query<Queries.FactSheetPdfsQuery>(
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
              ...Cover
            }
          }
          allTextPage(filter: { pdf: { ne: null } }) {
            nodes {
              slug
              heading
              date
              subtitle
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
  const secret = runtimeVariable('FACT_SHEET_SECRET') ?? '';
  const documents = [
    ...allFactSheet.nodes.map(({ slug, formerly, description, ...node }) => ({
      ...node,
      name: `content/insights/factsheet/${slug}.md`,
      description: description[0] ?? '',
      paths: [slug, ...(formerly ?? [])].map((name) => pdfAddress(path.basename(name), secret)),
    })),
    ...allTextPage.nodes.map(({ slug, subtitle, ...node }) => ({
      ...node,
      name: `content/pages/${slug}.md`,
      description: subtitle,
      paths: [`/fact-sheets/${slug}.pdf`],
    })),
  ];

  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const typesetter = createTypesetter();
  for (const { name, paths, date, sharePicture, ...document } of documents) {
    const sheet = {
      ...document,
      date: date.slice(0, 10),
      picture: { file: sharePicture.file.absolutePath, alt: sharePicture.alt },
      body: markdownOf(path.relative('content', name)).tree,
      contents: factSheetDownloadPage.contents,
      folder: path.resolve(path.dirname(name)),
    };
    const pdf = await typesetFactSheet(sheet, brand, typesetter).catch((reason: unknown) =>
      // If an error is thrown, Gatsby prints the compiled code around it.
      reporter.panic(`${name}: ${reason instanceof Error ? reason.message : reason}`),
    );
    for (const address of paths) await writeFile(path.join('public', address), pdf);
  }
  reporter.info(`PDFs: ${documents.length} rendered`);
};
