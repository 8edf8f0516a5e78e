import { quote } from '../words';
import type { Outline } from '../body/outline';
import type { Mistake } from '../mistake';
import type { ContentFile } from '../source/content-file';
import type { Check } from './check';
import { mistakeInBody } from './mistake-at';

function headingMistakes(file: ContentFile, headings: Outline['headings']): Mistake[] {
  let level = 1;
  return headings.flatMap((heading) => {
    const before = level;
    level = heading.level;
    const mistake = (problem: string, remedy: string) =>
      mistakeInBody(file, heading.line, problem, remedy);

    if (heading.text.trim() === '') return mistake('has an empty heading', 'Write or remove it');
    const name = `the heading ${quote(heading.text)}`;
    if (heading.level === 1) {
      return mistake(`${name} has level 1, which is the title's`, 'Write ## before it');
    }
    if (heading.level <= before + 1) return [];
    const remedy = `Write ${'#'.repeat(before + 1)} before it`;
    return mistake(`${name} has level ${heading.level}, behind one of level ${before}`, remedy);
  });
}

/** Headings whose levels jump, or take the title's place (WCAG 2.2, 1.3.1). */
export const checkHeadings: Check = ({ files }) =>
  files.flatMap((file) => headingMistakes(file, file.body?.headings ?? []));
