import {
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import type { ValuePath } from './content-file';
import { lineAt, repeated, unreadable, type Parsed, type Problem } from './mistake';

/** The word, number or mark at a place, as a writer sees it. */
const tokenAt = (text: string, offset: number): string =>
  /^(?:"[^"\n]*"|[^\s{}[\],:]+|.)/.exec(text.slice(offset))?.[0] ?? 'the end of the file';

const says = (problem: string, remedy: string): Problem => ({ problem, remedy });

const unquoted = (token: string, before = '') => {
  if (before === '"') return says('has a quotation mark inside text', 'Write it as \\"');
  return /^['‘’“”]/.test(token)
    ? says(`has ${token.charAt(0)} as a quotation mark`, 'Write straight double quotation marks: "')
    : says(`has ${token} without quotation marks`, `Write "${token}"`);
};

const noValue = (token: string) =>
  says(
    `has ${token} where a value is needed`,
    'Write a value, or remove the comma or the field before it',
  );

const comment = () => says('has a comment', 'Remove it: JSON has no comments');

/** Each error of jsonc-parser in a writer's words, by name. */
const wordsFor: Readonly<Record<string, (token: string, before?: string) => Problem>> = {
  InvalidSymbol: unquoted,
  InvalidNumberFormat: unquoted,
  UnexpectedEndOfNumber: unquoted,
  PropertyNameExpected: (token) =>
    says(
      `has ${token} where a field's name is needed`,
      'Write "name": and the value, or remove the comma before it',
    ),
  ValueExpected: noValue,
  ColonExpected: (token) => says(`has no colon before ${token}`, 'Write a colon and the value'),
  CommaExpected: (token) =>
    /[}\]]/.test(token)
      ? says(`has ${token} where it does not belong`, 'Close each [ with ] and each { with }')
      : says(`has no comma before ${token}`, 'Write a comma between the two'),
  CloseBraceExpected: (token) => says(`has ${token} where } is needed`, 'Write the missing }'),
  CloseBracketExpected: (token) => says(`has ${token} where ] is needed`, 'Write the missing ]'),
  EndOfFileExpected: (token) => says(`has ${token} after its end`, 'Remove what follows'),
  InvalidCommentToken: comment,
  UnexpectedEndOfComment: comment,
  UnexpectedEndOfString: () =>
    says(
      'has text without its closing quotation mark',
      'Write " at its end; a line break inside a text is written \\n',
    ),
  InvalidUnicode: () => says('has a broken \\u in text', 'Write four digits after it'),
  InvalidEscapeCharacter: () => says('has a single backslash in text', 'Write a backslash as \\\\'),
  InvalidCharacter: () => says('has a tab in text', 'Write a space instead'),
};

/** Reports fields with the name of an earlier one. Parsers keep only the last. */
function repeatedIn({ type, children = [] }: Node, text: string): Parsed['findings'] {
  const keys = type === 'object' ? children.flatMap(({ children: [key] = [] }) => key ?? []) : [];
  const own = keys.flatMap((later, index) => {
    const earlier = keys.slice(0, index).findLast(({ value }) => value === later.value);
    const [line, field] = [lineAt(text, later.offset), String(later.value)];
    return earlier ? { line, field, ...repeated(lineAt(text, earlier.offset)) } : [];
  });
  return [...own, ...children.flatMap((child) => repeatedIn(child, text))];
}

/**
 * Parses a JSON file. Reports the first syntax error in a writer's words: the messages of JSON.parse differ between
 * versions of Node and often lack the place.
 */
export function parseJson(text: string): Parsed {
  if (text.trim() === '') return unreadable(1, 'is empty', 'Write an object: { … }');
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first) {
    const words = wordsFor[printParseErrorCode(first.error)] ?? noValue;
    const { problem, remedy } = words(tokenAt(text, first.offset), text[first.offset - 1]);
    return unreadable(lineAt(text, first.offset), problem, remedy);
  }
  // Only a text with errors has no tree.
  if (!tree) return { findings: [] };
  const nodeAt = (path: ValuePath) => findNodeAtLocation(tree, [...path]);
  const lineOf = (path: ValuePath): number => {
    const node = nodeAt(path);
    if (!node) return lineOf(path.slice(0, -1));
    return lineAt(text, (node.parent?.type === 'property' ? node.parent : node).offset);
  };
  const writtenAt = (path: ValuePath) => {
    const node = nodeAt(path);
    if (!node || node.children) return undefined;
    return node.type === 'string' ? String(node.value) : text.substr(node.offset, node.length);
  };
  return {
    content: { data: JSON.parse(text), lineOf, writtenAt },
    findings: repeatedIn(tree, text),
  };
}
