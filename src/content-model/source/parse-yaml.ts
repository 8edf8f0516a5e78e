import { isAlias, isMap, isNode, isScalar, parseDocument, visit, type ParsedNode } from 'yaml';
import type { ValuePath } from './content-file';
import { type Parsed, lineAt, repeated } from './mistake';
import { quote } from './words';

const keyOf = (key: ParsedNode) => (isScalar(key) ? String(key.value) : key.toString());

/** A line of front matter with its text in quotation marks. */
export function lineInQuotes(line: string): string {
  const [, name = '', text = ''] = /^\s*((?:- +)*(?:[\w.-]+: +)?)(.*?)\s*$/.exec(line) ?? [];
  return `${name}${JSON.stringify(text)}`;
}

/**
 * Parses YAML and keeps the lines. Dates stay strings (YAML 1.2, core schema), so that impossible ones can be reported.
 *
 * @returns the document, the line of a value or its nearest parent, a value as written, and a finding for each duplicate
 * field (parsers keep only the last) and each text that is not read as it looks
 */
export function parseYaml(text: string) {
  const findings: Parsed['findings'] = [];

  const document = parseDocument(text, {
    prettyErrors: false,
    uniqueKeys: (earlier, later) => {
      const field = keyOf(later);
      if (keyOf(earlier) === field) {
        const line = lineAt(text, later.range[0]);
        findings.push({ line, field, ...repeated(lineAt(text, earlier.range[0])) });
      }
      return false;
    },
  });

  const nodeAt = (path: ValuePath) => document.getIn(path, true);

  function lineOf(path: ValuePath): number {
    const parent = nodeAt(path.slice(0, -1));
    const pair = isMap<ParsedNode>(parent)
      ? parent.items.find(({ key }) => keyOf(key) === path.at(-1))
      : undefined;
    const node = pair?.key ?? nodeAt(path);
    if (isNode(node) && node.range) return lineAt(text, node.range[0]);
    return path.length > 0 ? lineOf(path.slice(0, -1)) : 1;
  }

  function writtenAt(path: ValuePath): string | undefined {
    const node = nodeAt(path);
    return isScalar(node) ? node.source : undefined;
  }

  visit(document, (_, node) => {
    if (!isNode(node) || !node.range) return;
    const isCut = isScalar(node) && node.type === 'PLAIN' && node.comment;
    const isMarked = isAlias(node) || node.tag !== undefined || ('anchor' in node && node.anchor);
    const line = lineAt(text, node.range[0]);
    if (!(isCut || isMarked) || findings.some((other) => other.line === line)) return;
    const problem = isCut
      ? `is read only up to the sign #: ${quote(String(node.value))}`
      : 'begins with &, * or !, which mean something else in YAML';
    const remedy = `Put it in quotation marks: ${lineInQuotes(text.split('\n')[line - 1] ?? '')}`;
    findings.push({ line, problem, remedy });
  });
  return { document, lineOf, writtenAt, findings };
}
