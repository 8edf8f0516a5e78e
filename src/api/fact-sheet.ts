import type { GatsbyFunctionConfig, GatsbyFunctionRequest, GatsbyFunctionResponse } from 'gatsby';
import { sharedGuardState } from '../server/abuse-guard';
import { runtimeVariable } from '../server/environment';
import { FACT_SHEETS } from '../server/fact-sheets.generated';
import { sendFactSheetMail } from '../server/mail-provider';
import { releaseReloads } from '../server/release-reloads';
import { serveFactSheet } from '../server/serve-fact-sheet';

// A type that nothing has: Gatsby's parsers answer a broken body themselves, in HTML, so leave it to ours.
const unread = { type: 'application/x-left-unread' };

/**
 * Keeps Gatsby's body parsers away from the request. Destructured, since Gatsby takes every plain
 * `export const config` under src/ for a page's and then builds its rendering engines: half a minute
 * of each build (gatsby/dist/query/file-parser.js, `findApiExport`).
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

releaseReloads();

/** POST /api/fact-sheet: sends the link of a fact sheet by e-mail (R170, R177). */
export default function factSheet(
  request: GatsbyFunctionRequest<unknown>,
  response: GatsbyFunctionResponse,
): Promise<void> {
  return serveFactSheet(request, response, {
    factSheets: FACT_SHEETS,
    variable: runtimeVariable,
    guard: sharedGuardState(),
    now: Date.now,
    sendMail: sendFactSheetMail,
    log: console.error,
  });
}
