/** @jest-environment node */
import fc from 'fast-check';
import { jsonSyntaxMistake } from '../../../../src/content-model/checks/source/json-syntax';

/** The text, with ▶ before the place that must be reported. */
const broken: [marked: string, problem: string][] = [
  ['{ "a": 1▶, }', 'has a comma before }'],
  ['[1▶, ]', 'has a comma before ]'],
  ['{ "a": ▶1 "b": 2 }', 'has no comma between 1 and "b"'],
  ['{ ▶"a" 1 }', 'has no colon after "a"'],
  ['{ "a": ▶}', 'has } where a value is needed'],
  ['{ ▶, }', "has , where a field's name is needed"],
  ['{ ▶1: 2 }', "has 1 where a field's name is needed"],
  ['{ "a": [1, 2▶} ]', 'has } for ]'],
  ['{ "a": ▶[1, 2', 'has a [ that is never closed'],
  ['▶{ "a": 1', 'has a { that is never closed'],
  ['{ "a": ▶"text\n}', 'has a text without its closing quotation mark: "text'],
  ['{ "a": ▶"C:\\Users" }', 'has \\U in a text'],
  ['{ "a": ▶"one\ttwo" }', 'has a tab in a text'],
  ["{ ▶'a': 1 }", "has ' as quotation mark"],
  ['{ ▶“a”: 1 }', 'has “ as quotation mark'],
  ['{ ▶a: 1 }', 'has a without quotation marks'],
  ['{ "a": ▶True }', 'has True without quotation marks'],
  ['{ "a": ▶+1 }', 'has +1 without quotation marks'],
  ['{ "a": ▶01 }', 'has 01 without quotation marks'],
  ['{ ▶// a note\n "a": 1 }', 'has a comment'],
  ['{ "a": 1 } ▶}', 'has } after its end'],
  ['  ▶', 'is empty'],
];

it.each(broken)('%s', (marked, problem) => {
  const text = marked.replace('▶', '');
  const mistake = jsonSyntaxMistake(text);
  expect([mistake?.problem, mistake?.offset]).toEqual([problem, marked.indexOf('▶')]);
});

it('finds nothing in any JSON', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(0, 2, '\t'), (json, indent) => {
      expect(jsonSyntaxMistake(JSON.stringify(JSON.parse(json), null, indent))).toBeUndefined();
    }),
  );
});

it('finds a mistake wherever JSON.parse does, and nowhere else', () => {
  const pieces = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '"',
    '1',
    '-',
    'true',
    ' ',
    '\n',
    '\\',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const text = parts.join('');
      const isJson = (() => {
        try {
          JSON.parse(text);
          return true;
        } catch {
          return false;
        }
      })();
      expect(jsonSyntaxMistake(text) === undefined).toBe(isJson);
    }),
    { numRuns: 2000 },
  );
});
