import path from 'node:path';
import { contentTypeOf } from '../schema/content-types';
import { unwantedIn } from '../source/characters';
import { nameOf } from '../source/content-file';
import { signsInField } from '../source/markdown/signs';
import type { Mistake } from '../source/mistake';
import type { Content } from '../source/read-content';
import { readText } from '../source/read-text';
import { sourceMistakes } from '../source/source-mistakes';
import { quote } from '../source/words';
import { mistakeAt, type FileCheck } from './check';
import { textsOf } from './values';

/** Reports space at an edge, invisible characters and Markdown signs in fields, which are shown unchanged. */
export const checkFieldCharacters: FileCheck = (file) =>
  textsOf(file).flatMap(({ path, text, schema }) => {
    const sign = schema.names ? undefined : signsInField(text);
    const hasEdge = text.trim() !== '' && text.trim() !== text;
    const isBlock = text.endsWith('\n') && file.contentType.format === 'markdown';
    const edge = isBlock ? 'Write |- or >- in place of | or >' : 'Remove it';
    return [
      ...(hasEdge
        ? [mistakeAt(file, path, 'begins or ends with a space or line break', edge)]
        : []),
      ...unwantedIn(text).map(({ name, remedy }) =>
        mistakeAt(file, path, `has the character ${name}`, remedy),
      ),
      ...(sign
        ? [mistakeAt(file, path, `shows ${quote(sign)} to readers`, 'Write it without these signs')]
        : []),
    ];
  });

/** Reports mistakes in the bytes of other texts: the house words and rules, and notes for writers. */
export const checkOtherTexts = ({ root, folder }: Content): Mistake[] =>
  [...folder.files]
    .filter((file) => /\.(?:md|txt|yml)$/.test(file) && !contentTypeOf(file))
    .flatMap((file) => {
      const text = readText(path.join(root, file));
      const findings = typeof text === 'string' ? sourceMistakes(text) : [{ line: 1, ...text }];
      return findings.map((finding) => ({ file: nameOf(file), ...finding }));
    });
