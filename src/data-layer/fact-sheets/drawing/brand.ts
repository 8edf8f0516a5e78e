import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseMark, type Mark } from './mark';
import { ContentMistake, Mistakes } from '../reading/mistake';

/** What a document shows of the brand (content/site.json). */
export interface Brand {
  name: string;
  legalName: string;
  url: string;
  description: string;
  mark: Mark;
}

const file = 'content/site.json';

/**
 * Reads the brand and the drawing of its mark.
 *
 * Throws ContentMistake where a field or the drawing is missing.
 */
export async function readBrand(root: string): Promise<Brand> {
  const mistakes = new Mistakes(file);
  const site: unknown = JSON.parse(await readFile(path.join(root, file), 'utf8'));
  const fields = new Map(typeof site === 'object' && site !== null ? Object.entries(site) : []);
  const text = (name: string): string => {
    const value: unknown = fields.get(name);
    if (typeof value === 'string' && value !== '') return value;
    mistakes.add(`the field ${name} is missing`, `Write "${name}": and a text`);
    return '';
  };
  const brand = {
    name: text('name'),
    legalName: text('legalName'),
    url: text('url'),
    description: text('description'),
  };
  const drawing = text('mark');
  mistakes.stopIfAny();

  const svg = await readFile(path.resolve(root, 'content', drawing), 'utf8').catch(() => '');
  const mark = parseMark(svg);
  if (!mark) {
    mistakes.add(
      `the mark ${drawing} is no drawing that a document can show`,
      'Write the path of an SVG with a viewBox and <path>s',
    );
    throw new ContentMistake(mistakes.found);
  }
  return { ...brand, mark };
}
