import type { Check } from './check';
import { mistakeInBody } from './mistake-at';

const remedyFor = (reference: string) =>
  reference.startsWith('[^')
    ? `Write the footnote below the text: ${reference}: …`
    : 'Write a link as [words](/address), without a space before or inside the address';

/** Reports references and footnotes without a definition, and broken link syntax. */
export const checkReferences: Check = ({ files }) =>
  files.flatMap((file) =>
    (file.body?.unresolved ?? []).map(({ text, line }) =>
      mistakeInBody(file, line, `${text} leads nowhere`, remedyFor(text)),
    ),
  );
