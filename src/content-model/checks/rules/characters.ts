import { signsInField } from '../body/signs';
import { unwantedIn } from '../source/characters';
import { quote } from '../words';
import type { FileCheck } from './check';
import { mistakeAt } from './mistake-at';
import { textsOf } from './values';

/** Reports invisible characters and signs of Markdown in fields, whose texts are shown as they are. */
export const checkFieldCharacters: FileCheck = (file) =>
  textsOf(file).flatMap(({ path, text, schema }) => {
    const sign = schema.names ? undefined : signsInField(text);
    return [
      ...unwantedIn(text).map(({ name }) =>
        mistakeAt(file, path, `has the character ${name}`, 'Remove it'),
      ),
      ...(sign
        ? [mistakeAt(file, path, `shows ${quote(sign)} to readers`, 'Write it without these signs')]
        : []),
    ];
  });
