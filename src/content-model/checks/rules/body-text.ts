import type { Check } from './check';
import { mistakeInBody } from './mistake-at';

/** Reports a missing text below the front matter, and one that would not be shown. */
export const checkBodyText: Check = ({ files }) =>
  files.flatMap((file) => {
    const { body, contentType } = file;
    if (body?.isEmpty && contentType.body === 'required') {
      return mistakeInBody(file, body.line, 'has no text', 'Write it below the front matter');
    }
    if (body && !body.isEmpty && contentType.body === 'none') {
      const problem = 'has a text below the front matter, which is not shown';
      return mistakeInBody(file, body.line, problem, 'Write it into description, or remove it');
    }
    return [];
  });
