import { Refusal, refuse, tokensOf } from './json-tokens';
import type { SyntaxMistake, Token } from './json-tokens';

type Expected = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'comma' | 'nothing';

const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** Where the scan stands: what may follow, what came last, and the innermost open bracket. */
interface Place {
  expected: Expected;
  previous: Token;
  open: Token | undefined;
}

function refuseToken({ kind, text, offset }: Token, { expected, previous, open }: Place): never {
  const closes = kind === 'mark' && /[}\]]/.test(text);
  const needed = closing[open?.text ?? ''] ?? '';
  if (kind === 'end' && open) {
    refuse(open.offset, `has a ${open.text} that is never closed`, `Write the missing ${needed}`);
  }
  if (kind === 'end') refuse(offset, 'is empty', 'Write an object: { … }');
  if (expected === 'nothing') refuse(offset, `has ${text} after its end`, 'Remove what follows');
  if (expected === 'colon') {
    refuse(previous.offset, `has no colon after ${previous.text}`, 'Write a colon and the value');
  }
  if (closes && previous.text === ',') {
    refuse(previous.offset, `has a comma before ${text}`, 'Remove the comma');
  }
  if (closes && expected === 'comma')
    refuse(offset, `has ${text} for ${needed}`, `Write ${needed}`);
  if (expected === 'comma') {
    refuse(
      previous.offset,
      `has no comma between ${previous.text} and ${text}`,
      `Write a comma after ${previous.text}`,
    );
  }
  if (expected.endsWith('key')) {
    refuse(offset, `has ${text} where a field's name is needed`, 'Write "name": and the value');
  }
  refuse(offset, `has ${text} where a value is needed`, 'Write a value, or remove the field');
}

const mayClose = (expected: Expected) => expected === 'comma' || expected.startsWith('first');

/** Follows the grammar of JSON and throws a Refusal where the text leaves it. */
function follow(text: string): void {
  const open: Token[] = [];
  let expected: Expected = 'value';
  let previous: Token = { kind: 'end', text: '', offset: 0 };
  const afterValue = (): Expected => (open.length > 0 ? 'comma' : 'nothing');

  for (const token of tokensOf(text)) {
    const innermost = open.at(-1);
    if (token.kind === 'end' && expected === 'nothing') return;
    if (innermost && token.text === closing[innermost.text] && mayClose(expected)) {
      open.pop();
      expected = afterValue();
    } else if (token.text === ',' && expected === 'comma') {
      expected = innermost?.text === '{' ? 'key' : 'value';
    } else if (token.text === ':' && expected === 'colon') {
      expected = 'value';
    } else if (token.kind === 'text' && expected.endsWith('key')) {
      expected = 'colon';
    } else if (expected.endsWith('value') && token.text in closing) {
      open.push(token);
      expected = token.text === '{' ? 'first key' : 'first value';
    } else if (expected.endsWith('value') && /text|scalar/.test(token.kind)) {
      expected = afterValue();
    } else {
      refuseToken(token, { expected, previous, open: innermost });
    }
    previous = token;
  }
}

/**
 * Finds the first thing that keeps a text from being JSON.
 * JSON.parse finds it too, but its words differ between versions of Node and often lack the place.
 */
export function jsonSyntaxMistake(text: string): SyntaxMistake | undefined {
  try {
    follow(text);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.mistake;
    throw error;
  }
}
