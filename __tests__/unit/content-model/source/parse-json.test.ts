import { parseJson } from '../../../../src/content-model/source/parse-json';

/** A text with an error on its second line, and the problem. */
const broken: [line: string, problem: string][] = [
  ['"a": 1, }', "has } where a field's name is needed"],
  ['"a": 1 "b": 2 }', 'has no comma before "b"'],
  ['"a" 1 }', 'has no colon before 1'],
  ['"a": }', 'has } where a value is needed'],
  ['"a": [1, 2} ]', 'has } where it does not belong'],
  ['"a": [1, 2', 'has the end of the file where ] is needed'],
  ['"a": 1', 'has the end of the file where } is needed'],
  ['"a": "text\n}', 'has text without its closing quotation mark'],
  ['"a": "C:\\Users" }', 'has a single backslash in text'],
  ['"a": "one\ttwo" }', 'has a tab in text'],
  ["'a': 1 }", "has ' as a quotation mark"],
  ['“a”: 1 }', 'has “ as a quotation mark'],
  ['a: 1 }', 'has a without quotation marks'],
  ['"a": True }', 'has True without quotation marks'],
  ['// a note', 'has a comment'],
  ['"a": 1 } }', 'has } after its end'],
];

it.each(broken)('%s', (line, problem) => {
  expect(parseJson(`{\n${line}`).findings).toEqual([expect.objectContaining({ line: 2, problem })]);
});
