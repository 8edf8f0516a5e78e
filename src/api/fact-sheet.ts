import type { GatsbyFunctionConfig, GatsbyFunctionRequest, GatsbyFunctionResponse } from 'gatsby';
import { runtimeVariable } from '../server/shared/environment';
import { CONTENT, PREVIEW_URL } from '../server/function/content.generated';
import { createFactSheetFunction } from '../server/function/handle-fact-sheet';
import { serveFactSheet } from '../server/function/serve-fact-sheet';

// A type that no request has: Gatsby's parsers would answer a broken body themselves, in HTML.
const unread = { type: 'application/x-left-unread' };

/**
 * Turns Gatsby's body parsers off. Destructured, since Gatsby takes a plain `export const config` for a page's
 * and then builds its rendering engines, which takes half a minute (gatsby/dist/query/file-parser.js,
 * `findApiExport`).
 */
export const { config }: { config: GatsbyFunctionConfig } = {
  config: {
    bodyParser: {
      json: unread,
      raw: unread,
      text: unread,
      urlencoded: { ...unread, extended: false },
    },
  },
};

/** A variable of the running process. A preview has another URL than the site. */
const variable = (name: string) => (name === 'SITE_URL' && PREVIEW_URL) || runtimeVariable(name);

// Each instance of the function has its own limits. See netlify/edge-functions for a limit across instances.
const answerTo = createFactSheetFunction({ content: CONTENT, variable, log: console });

/** POST /api/fact-sheet: emails the link to a fact sheet. */
export default function factSheet(
  request: GatsbyFunctionRequest<unknown>,
  response: GatsbyFunctionResponse,
): Promise<void> {
  return serveFactSheet(request, response, answerTo);
}
