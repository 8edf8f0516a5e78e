import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Check } from './check';
import { filesNamedInFields, missingFile } from './named-files';

/** What an SVG must not contain, since it is inlined into the page. */
const active = /<script|<foreignObject|\son[a-z]+\s*=|javascript:/i;

/** Reports SVGs that are missing, are not SVG, or contain a script. */
export const checkDrawings: Check = (content) =>
  content.files.flatMap((file) =>
    filesNamedInFields(file, 'svg').flatMap((drawing) => {
      const missing = missingFile(content, drawing, file, /\.svg$/);
      if (missing) return missing;
      const text = readFileSync(path.join(content.root, drawing.target), 'utf8');
      if (!/<svg[\s>]/.test(text)) {
        return drawing.report('is no SVG', 'Save the drawing as SVG');
      }
      const [script] = active.exec(text) ?? [];
      return script
        ? drawing.report(`holds a script (${script.trim()})`, 'Save it without scripts')
        : [];
    }),
  );
