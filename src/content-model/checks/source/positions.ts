import { isMap, isScalar, isSeq } from 'yaml';
import type { Document, LineCounter, Pair, ParsedNode, YAMLMap } from 'yaml';
import type { ValuePath } from './content-file';

type Node = ParsedNode | null | undefined;

/** A parsed YAML or JSON document and its position in its file. */
export interface Source {
  document: Document.Parsed;
  /** The line counter that the parser filled. */
  lines: LineCounter;
  /** The number of lines before the document in its file. */
  linesBefore: number;
}

const isObject = (node: Node): node is YAMLMap.Parsed => isMap(node);

const keyOf = (key: ParsedNode) => (isScalar(key) ? String(key.value) : key.toString());

const lineAt = ({ lines, linesBefore }: Source, offset: number) =>
  Math.max(1, lines.linePos(offset).line) + linesBefore;

/** Creates a function that finds the line of a value, or of its nearest parent. */
export function linesOf(source: Source): (path: ValuePath) => number {
  return (path) => {
    let node: Node = source.document.contents;
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
    return lineAt(source, offset);
  };
}

/** A field that an object has twice. */
export interface RepeatedField {
  path: ValuePath;
  /** The line of the later one. */
  line: number;
  /** The line of the one before. */
  lineBefore: number;
}

/** Finds fields that an object has more than once: parsers keep only the last. */
export function repeatedFields(source: Source): RepeatedField[] {
  const found: RepeatedField[] = [];

  function visit(node: Node, path: ValuePath): void {
    if (isSeq<ParsedNode>(node)) node.items.forEach((item, index) => visit(item, [...path, index]));
    if (!isObject(node)) return;
    const lineOfKey = new Map<string, number>();
    for (const { key, value } of node.items) {
      const name = keyOf(key);
      const line = lineAt(source, key.range[0]);
      const lineBefore = lineOfKey.get(name);
      if (lineBefore) found.push({ path: [...path, name], line, lineBefore });
      lineOfKey.set(name, line);
      visit(value, [...path, name]);
    }
  }

  visit(source.document.contents, []);
  return found;
}
