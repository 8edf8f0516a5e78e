import { kindOf } from '../source/words';
import { type FileCheck, mistakeAt, textsOf, valueAt } from './check';

/**
 * Reports texts of front matter that the page would not show as they are written: gatsby-transformer-remark reads
 * YAML 1.1, in which 12:30 is a number and 2024-11-12 a time.
 */
export const checkYaml: FileCheck = (file) =>
  textsOf(file).flatMap(({ path, text, schema }) => {
    const shown = valueAt(file.transformed, path);
    const isDay = schema.format === 'day' && shown instanceof Date;
    if (!file.transformed || shown === text || isDay) return [];
    const problem = `is read as ${shown instanceof Date ? 'a time' : kindOf(shown)}`;
    return [mistakeAt(file, path, problem, `Put it in quotation marks: ${JSON.stringify(text)}`)];
  });
