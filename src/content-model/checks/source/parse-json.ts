import { LineCounter, parseDocument } from 'yaml';
import { jsonSyntaxMistake } from './json-syntax';
import { lineAt, repetitions, unreadable } from './parsed';
import type { Parsed } from './parsed';
import { linesOf } from './positions';

/** Parses a JSON file. The lines of its values come from the yaml package: JSON is a subset of YAML. */
export function parseJson(text: string): Parsed {
  const mistake = jsonSyntaxMistake(text);
  if (mistake) return unreadable(lineAt(text, mistake.offset), mistake.problem, mistake.remedy);

  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    uniqueKeys: false,
    prettyErrors: false,
  });
  const source = { document, lines, linesBefore: 0 };
  return {
    content: { data: JSON.parse(text), lineOf: linesOf(source) },
    findings: repetitions(source),
  };
}
