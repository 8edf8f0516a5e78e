import { jsonSyntaxMistake } from './json-syntax';
import { parseYaml } from './parse-yaml';
import { lineAt, unreadable, type Parsed } from './parsed';

/** Parses a JSON file. */
export function parseJson(text: string): Parsed {
  const mistake = jsonSyntaxMistake(text);
  if (mistake) return unreadable(lineAt(text, mistake.offset), mistake.problem, mistake.remedy);
  const { lineOf, findings } = parseYaml(text, 0);
  return { content: { data: JSON.parse(text), lineOf }, findings };
}
