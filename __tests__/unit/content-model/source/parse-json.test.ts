import { parseJson } from '../../../../src/content-model/source/parse-json';

/** A text with an error on its second line, and what is said of it. */
it.each([
  ['"a": 1 "b": 2 }', 'has no comma before "b". Write a comma between the two'],
  ['"a" 1 }', 'has no colon before 1. Write a colon and the value'],
  [
    '"a": }',
    'has } where a value is needed. Write a value, or remove the comma or the field before it',
  ],
  ['"a": [1, 2} ]', 'has } where it does not belong. Close each [ with ] and each { with }'],
  ['"a": [1, 2', 'has the end of the file where ] is needed. Write the missing ]'],
  ['"a": 1', 'has the end of the file where } is needed. Write the missing }'],
  [
    '"a": "text\n}',
    'has text without its closing quotation mark. Write " at its end; a line break inside a text is written \\n',
  ],
  ['"a": "C:\\Users" }', 'has a single backslash in text. Write a backslash as \\\\'],
  ['"a": "one\ttwo" }', 'has a tab in text. Write a space instead'],
  ["'a': 1 }", 'has \' as a quotation mark. Write straight double quotation marks: "'],
  ['“a”: 1 }', 'has “ as a quotation mark. Write straight double quotation marks: "'],
  ['"a": "Say "no" to it" }', 'has a quotation mark inside text. Write it as \\"'],
  ['a: 1 }', 'has a without quotation marks. Write "a"'],
  ['"a": True }', 'has True without quotation marks. Write "True"'],
  ['// a note', 'has a comment. Remove it: JSON has no comments'],
  ['"a": 1 } }', 'has } after its end. Remove what follows'],
])('%s', (line, message) => {
  const [found] = parseJson(`{\n${line}`).findings;
  expect([found?.line, `${found?.problem}. ${found?.remedy}`]).toEqual([2, message]);
});
