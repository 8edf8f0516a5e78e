import type { GatsbyNode } from 'gatsby';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { query } from '../../src/content-model/pages/query';
import { parseBody } from '../../src/content-model/source/markdown/parse';
import { runtimeVariable } from '../../src/server/environment';
import { pdfAddress } from '../../src/server/pdf-address';
import { createTypesetter } from '../typesetting/typesetter';
import { digestOf, digestOfCode, writeChanged } from '../typesetting/write-changed';
import { fonts, picturesIn, typesetFactSheet, type FactSheet } from './typeset';

/** The folder of the PDFs. Other files in it are deleted. */
const folder = 'public/fact-sheets';

/**
 * Writes the PDF of every published fact sheet, under its earlier names too: emails link to them. Text pages that
 * offer a PDF have it in the same folder, under their own name.
 */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async ({
  graphql,
  cache,
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
              text
              ...Cover
            }
          }
          allTextPage(filter: { pdf: { ne: null } }) {
            nodes {
              slug
              heading
              date
              subtitle
              text
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
  const { contents } = factSheetDownloadPage;
  const code = digestOfCode('gatsby-plugin-fact-sheet-pdfs');

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

  const filesOf = async (document: (typeof documents)[number]) => {
    const { name, paths, text, heading, date, description, sharePicture } = document;
    const sheet: FactSheet = {
      heading,
      date: date.slice(0, 10),
      description,
      picture: { file: sharePicture.file.absolutePath, alt: sharePicture.alt },
      body: parseBody(text),
      contents,
      folder: path.resolve(path.dirname(name)),
    };
    const pictureFiles = [sheet.picture.file, ...picturesIn(sheet)];
    const pictures = await Promise.all(pictureFiles.map((file) => readFile(file, 'base64')));
    return paths.map((address) => ({
      file: path.relative(folder, path.join('public', address)),
      digest: digestOf([code, brand, sheet, pictures]),
      name,
      sheet,
    }));
  };

  const files = (await Promise.all(documents.map(filesOf))).flat();
  const count = await writeChanged(folder, files, cache, async (changed, write) => {
    const typesetter = await createTypesetter(fonts);
    for (const file of changed) {
      const pdf = await typesetFactSheet(file.sheet, brand, typesetter).catch((reason: unknown) =>
        // If an error is thrown, Gatsby prints the compiled code around it.
        reporter.panic(`${file.name}: ${reason instanceof Error ? reason.message : reason}`),
      );
      await write(file, pdf);
    }
  });
  reporter.info(`Fact sheets: ${count} of ${files.length} rendered`);
};
