import { inflateSync } from 'node:zlib';

/** An object of a PDF file: its dictionary as written, and its stream, inflated. */
export interface PdfObject {
  dictionary: string;
  stream: string;
}

/** What is shown on a page between two marks, and whose content it is. */
export interface Content {
  page: number;
  /** The tag of the marked content, such as P or Artifact; empty for what stands outside of any. */
  tag: string;
  mcid: number | null;
  text: string;
}

/** A PDF as the tests look at it. It reads what pdfkit writes, not every PDF. */
export interface Pdf {
  objects: Map<number, PdfObject>;
  catalog: string;
  info: string;
  pages: number[];
  contents: Content[];
}

function readObjects(file: string): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>();
  for (const [, id, body = ''] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const start = body.indexOf('\nstream\n');
    const dictionary = start < 0 ? body : body.slice(0, start);
    const bytes = Buffer.from(body.slice(start + 8, body.lastIndexOf('\nendstream')), 'latin1');
    const isDeflated = dictionary.includes('/FlateDecode');
    const stream = start < 0 ? '' : (isDeflated ? inflateSync(bytes) : bytes).toString('latin1');
    objects.set(Number(id), { dictionary, stream });
  }
  return objects;
}

/** The number of the object that an entry of a dictionary refers to. */
export function reference(dictionary: string, key: string): number {
  const id = new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1];
  if (!id) throw new Error(`No reference /${key} in ${dictionary}`);
  return Number(id);
}

/** A text string of a dictionary, such as a title. */
export function textOf(dictionary: string, key = ''): string {
  const escaped = new RegExp(`${key && `/${key} `}\\(((?:\\\\[\\s\\S]|[^\\\\)])*)\\)`).exec(
    dictionary,
  )?.[1];
  if (escaped === undefined) throw new Error(`No text /${key} in ${dictionary}`);
  const controls: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const raw = escaped.replace(
    /\\([\s\S])/g,
    (_, character: string) => controls[character] ?? character,
  );
  if (!raw.startsWith('\xfe\xff')) return raw;
  return Buffer.from(raw.slice(2), 'latin1').swap16().toString('utf16le');
}

/** The characters of a font by the codes of its glyphs. */
function readCodes(cmap: string): Map<string, string> {
  const codes = new Map<string, string>();
  for (const [, first = '', list = ''] of cmap.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, units = ''], index) => {
      const code = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      const characters = units.split(' ').map((unit) => Number.parseInt(unit, 16));
      codes.set(code, String.fromCharCode(...characters));
    });
  }
  return codes;
}

function readPage(pdf: Pick<Pdf, 'objects'>, id: number, page: number): Content[] {
  const at = (number: number): PdfObject => {
    const object = pdf.objects.get(number);
    if (!object) throw new Error(`No object ${number}`);
    return object;
  };
  const { dictionary } = at(id);
  const resources = at(reference(dictionary, 'Resources')).dictionary;
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, font]) => [
      name,
      readCodes(at(reference(at(Number(font)).dictionary, 'ToUnicode')).stream),
    ]),
  );
  const contents: Content[] = [];
  const outside = (): Content => ({ page, tag: '', mcid: null, text: '' });
  let current = outside();
  let codes = new Map<string, string>();
  for (const line of at(reference(dictionary, 'Contents')).stream.split('\n')) {
    const begin = /^\/(\w+) B(?:DC|MC)/.exec(line) ?? /^\/(\w+) <</.exec(line);
    const mcid = /^\/MCID (\d+)$/.exec(line)?.[1];
    const font = /^\/(F\d+) [\d.]+ Tf$/.exec(line)?.[1];
    if (begin) current = { ...outside(), tag: begin[1] ?? '' };
    else if (mcid) current.mcid = Number(mcid);
    else if (font) codes = fonts.get(font) ?? new Map<string, string>();
    else if (line === 'EMC') {
      contents.push(current);
      current = outside();
    } else if (line.endsWith('TJ')) {
      for (const [, hex = ''] of line.matchAll(/<(\w+)>/g)) {
        current.text += (hex.match(/.{4}/g) ?? []).map((code) => codes.get(code) ?? '').join('');
      }
      if (current.tag === '') contents.push(current);
    }
  }
  return contents;
}

/** Reads a PDF that pdfkit has written. */
export function readPdf(file: Buffer): Pdf {
  const text = file.toString('latin1');
  const objects = readObjects(text);
  const trailer = text.slice(text.lastIndexOf('trailer'));
  const dictionaryOf = (id: number) => objects.get(id)?.dictionary ?? '';
  const catalog = dictionaryOf(reference(trailer, 'Root'));
  const kids = /\/Kids \[([^\]]*)\]/.exec(dictionaryOf(reference(catalog, 'Pages')))?.[1] ?? '';
  const pages = [...kids.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id));
  const contents = pages.flatMap((id, index) => readPage({ objects }, id, index + 1));
  return { objects, catalog, info: dictionaryOf(reference(trailer, 'Info')), pages, contents };
}
