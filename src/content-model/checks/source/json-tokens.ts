/** The first thing that keeps a text from being JSON, in a writer's words. */
export interface SyntaxMistake {
  /** Where it stands, in characters from the start of the text. */
  offset: number;
  problem: string;
  remedy: string;
}

/** Thrown where a text stops being JSON. */
export class Refusal extends Error {
  constructor(readonly mistake: SyntaxMistake) {
    super(mistake.problem);
  }
}

/** Throws a Refusal. */
export function refuse(offset: number, problem: string, remedy: string): never {
  throw new Refusal({ offset, problem, remedy });
}

/** The smallest piece of JSON that means something. */
export interface Token {
  kind: 'mark' | 'text' | 'scalar' | 'end';
  text: string;
  offset: number;
}

const patterns: readonly [Token['kind'], RegExp][] = [
  ['mark', /[{}[\],:]/y],
  ['text', /"[^"\\\p{Cc}]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\p{Cc}]*)*"/uy],
  ['scalar', /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y],
];

function refuseText(rest: string, offset: number): never {
  const line = rest.split('\n')[0] ?? '';
  const [, backslash] = /^"(?:[^"\\]|\\["\\/bfnrtu])*(\\[^"\\/bfnrtu])/.exec(line) ?? [];
  if (backslash) refuse(offset, `has ${backslash} in a text`, 'Write a backslash as \\\\');
  if (/^"[^"]*\t/.test(line)) refuse(offset, 'has a tab in a text', 'Write a space instead');
  refuse(
    offset,
    `has a text without its closing quotation mark: ${line.slice(0, 40).trim()}`,
    'Write " at its end; a line break inside a text is written \\n',
  );
}

/** Says what stands where no token can begin. */
function refuseCharacters(rest: string, offset: number): never {
  if (rest.startsWith('"')) refuseText(rest, offset);
  if (/^\/[/*]/.test(rest)) refuse(offset, 'has a comment', 'Remove it: JSON has none');
  const [word = ''] = /^[^\s{}[\],:]+/.exec(rest) ?? [];
  if (/^['‘’“”]/.test(word)) {
    refuse(offset, `has ${word.charAt(0)} as quotation mark`, 'Write straight double ones: "');
  }
  refuse(offset, `has ${word} without quotation marks`, `Write "${word}"`);
}

/** The tokens of a JSON text (RFC 8259), with a last one for its end. Throws a Refusal. */
export function* tokensOf(text: string): Generator<Token> {
  const space = /[ \t\r\n]*/y;
  let offset = 0;
  for (;;) {
    space.lastIndex = offset;
    offset += space.exec(text)?.[0].length ?? 0;
    const start = offset;
    if (start >= text.length) break;
    for (const [kind, pattern] of patterns) {
      pattern.lastIndex = start;
      const match = pattern.exec(text)?.[0];
      if (match === undefined) continue;
      offset += match.length;
      yield { kind, text: match, offset: start };
      break;
    }
    if (offset === start) refuseCharacters(text.slice(start, start + 200), start);
  }
  yield { kind: 'end', text: 'the end of the file', offset: text.length };
}
