import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Pair,
  type ParsedNode,
  type YAMLMap,
} from 'yaml';
import type { ValuePath } from './content-file';

type Node = ParsedNode | null | undefined;

const isObject = (node: Node): node is YAMLMap.Parsed => isMap(node);

const keyOf = (key: ParsedNode) => (isScalar(key) ? String(key.value) : key.toString());

/**
 * Parses YAML, or JSON, a subset of it, and keeps the lines. Dates stay strings (YAML 1.2, core schema), so that a date
 * that does not exist can be reported.
 *
 * @param linesBefore the number of lines before the text in its file
 * @returns the document, the line at an offset, the line of a value or of its nearest parent, and a finding for each
 * field that an object has twice: parsers keep only the last
 */
export function parseYaml(text: string, linesBefore: number) {
  const lineCounter = new LineCounter();
  const lineAt = (offset: number) => Math.max(1, lineCounter.linePos(offset).line) + linesBefore;
  const repeated: { earlier: ParsedNode; later: ParsedNode }[] = [];

  const document = parseDocument(text, {
    lineCounter,
    prettyErrors: false,
    uniqueKeys: (earlier, later) => {
      if (keyOf(earlier) === keyOf(later)) repeated.push({ earlier, later });
      return false;
    },
  });

  function lineOf(path: ValuePath): number {
    let node: Node = document.contents;
    let offset = node?.range[0] ?? 0;
    for (const step of path) {
      if (isObject(node)) {
        const pair: Pair<ParsedNode, Node> | undefined = node.items.find(
          ({ key }) => keyOf(key) === String(step),
        );
        if (!pair) break;
        offset = pair.key.range[0];
        node = pair.value;
      } else if (isSeq<ParsedNode>(node)) {
        node = node.items[Number(step)];
        if (!node) break;
        offset = node.range[0];
      } else break;
    }
    return lineAt(offset);
  }

  const findings = repeated.map(({ earlier, later }) => ({
    line: lineAt(later.range[0]),
    field: keyOf(later),
    problem: `stands here and on line ${lineAt(earlier.range[0])}`,
    remedy: 'Remove one of the two',
  }));
  return { document, lineAt, lineOf, findings };
}
