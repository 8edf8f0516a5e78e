import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { digestOfFiles } from '../../src/content-model/source/digest-of-files';
import { listFolder } from '../../src/content-model/source/folder';

export interface TypstDocument {
  /** The template's path from the repository's root. */
  template: string;
  /** Passed to the template as JSON, in `sys.inputs.data`. */
  data: unknown;
  /** Pictures by the path under which the template reads them, from the root. */
  pictures?: Readonly<Record<string, Buffer>>;
}

/**
 * The packages of @expo-google-fonts with the site's typeface, and with one for the signs and letters that it lacks, such
 * as ₹ and ½ (src/content-model/rules/print.ts).
 */
export const typefaces = ['instrument-sans', 'inter'];

/**
 * The folders of static fonts, since Typst does not support variable ones (https://github.com/typst/typst/issues/185).
 * Others would change the weight of bold words in headings.
 */
const fonts = ['400Regular', '400Regular_Italic', '500Medium', '600SemiBold', '600SemiBold_Italic']
  .flatMap((style) => typefaces.map((name) => `${name}/${style}`))
  .map((folder) => `node_modules/@expo-google-fonts/${folder}`)
  // Not every typeface has italics.
  .filter((folder) => existsSync(folder));

/** The names of the typefaces for Typst, which ignores their case. */
const families = typefaces.map((name) => name.replaceAll('-', ' ')).join();

/**
 * The digest of the code and the colours of what a plugin sets, which change all of it. After a change of packages, Gatsby
 * has no cache.
 */
export const digestOfCode = (plugin: string): string =>
  digestOfFiles(
    ['plugins/typesetting', `plugins/${plugin}`]
      .flatMap((folder) => [...listFolder(folder)].map((file) => path.join(folder, file)))
      .concat('src/styles/palette.css'),
  );

/** Extracts the message of an export error. The compiler throws its diagnostics in Rust's debug format. */
function exportError(reason: unknown): Error {
  const text = String(reason);
  const [, message = text] = /message: "(.*?)", trace:/.exec(text) ?? [];
  return new Error(message.replaceAll('\\', '').replaceAll('`"', '').replaceAll('"`', ''));
}

/** Creates a Typst compiler. The working directory must be the repository. */
export function createTypesetter() {
  const workspace = process.cwd();
  const fontPaths = fonts.map((folder) => path.join(workspace, folder));
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths }] });

  function compile({ template, data, pictures = {} }: TypstDocument): NodeTypstDocument {
    compiler.resetShadow();
    for (const [name, picture] of Object.entries(pictures)) {
      compiler.mapShadow(path.join(workspace, name), picture);
    }
    const compiled = compiler.compile({
      mainFilePath: path.join(workspace, template),
      inputs: { data: JSON.stringify(data), families },
    });
    // Otherwise Typst's cache would keep every document in memory.
    compiler.evictCache(10);
    if (compiled.result) return compiled.result;
    const diagnostics: { message: string }[] = compiled.takeError()?.shortDiagnostics ?? [];
    throw new Error(diagnostics.map(({ message }) => message).join('; '));
  }

  return {
    /** Throws with the compiler's messages if the template cannot be compiled. */
    pdf(document: TypstDocument): Buffer {
      const compiled = compile(document);
      try {
        // Reports accessibility errors, such as pictures without alternative text.
        return compiler.pdf(compiled, { pdfStandard: 'ua-1' });
      } catch (error) {
        throw exportError(error);
      }
    },
    /** Throws like `pdf`. */
    svg: (document: TypstDocument): string => compiler.plainSvg(compile(document)),
  };
}
