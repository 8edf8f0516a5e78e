import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/** One cut of the site's typeface. */
export interface Cut {
  slope: 'normal' | 'italic';
  /** 400 to 700 */
  weight: number;
}

/** A template of the repository and what it shows. */
export interface Job {
  /** The template's path from the repository's root. */
  template: string;
  /** Reaches the template as JSON in `sys.inputs.data`. */
  data: unknown;
  /** Pictures by the path under which the template reads them, from the root. */
  pictures?: Readonly<Record<string, Buffer>>;
}

export interface Typesetter {
  /** Throws with the compiler's words if the template can't be compiled. */
  pdf: (job: Job) => Buffer;
  /** Throws as `pdf` does. */
  svg: (job: Job) => string;
}

/** What the compiler says of a document that it won't export: it throws its diagnostics as Rust prints them. */
function exportError(reason: unknown): Error {
  const printed = String(reason);
  const [, message = printed] = /message: "(.*?)", trace:/.exec(printed) ?? [];
  return new Error(message.replaceAll('\\', '').replaceAll('`"', '').replaceAll('"`', ''));
}

/** Typst takes no variable fonts (https://github.com/typst/typst/issues/185), so each cut becomes a static one. */
async function staticFont({ slope, weight }: Cut): Promise<Buffer> {
  const { resolve } = createRequire(path.resolve('package.json'));
  const file = `instrument-sans-latin-wght-${slope}.woff2`;
  const font = await readFile(resolve(`@fontsource-variable/instrument-sans/files/${file}`));
  return subsetFont(font, '', {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    variationAxes: { wght: weight },
  });
}

/**
 * Prepares Typst with the site's typeface. Call it in the repository's folder: templates are read from there.
 *
 * @param cuts the cuts of the typeface that the templates use
 */
export async function createTypesetter(cuts: readonly Cut[]): Promise<Typesetter> {
  const workspace = process.cwd();
  const fontBlobs = await Promise.all(cuts.map(staticFont));
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] });

  function compile({ template, data, pictures = {} }: Job): NodeTypstDocument {
    compiler.resetShadow();
    for (const [name, picture] of Object.entries(pictures)) {
      compiler.mapShadow(path.join(workspace, name), picture);
    }
    const compiled = compiler.compile({
      mainFilePath: path.join(workspace, template),
      inputs: { data: JSON.stringify(data) },
    });
    // Typst memoizes what it lays out; without this, a thousand documents stay in memory.
    compiler.evictCache(10);
    if (compiled.result) return compiled.result;
    const found: { message: string }[] = compiled.takeError()?.shortDiagnostics ?? [];
    throw new Error(found.map(({ message }) => message).join('; '));
  }

  return {
    // PDF/UA-1 makes the compiler refuse what assistive technology can't read, such as a picture without words.
    pdf(job) {
      const compiled = compile(job);
      try {
        return compiler.pdf(compiled, { pdfStandard: 'ua-1' });
      } catch (error) {
        throw exportError(error);
      }
    },
    svg: (job) => compiler.plainSvg(compile(job)),
  };
}
