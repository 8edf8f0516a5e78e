import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

/**
 * A page's HTML with everything in its place. React sets large parts behind a Suspense boundary aside for a
 * script to put in place, finished ones too (its `progressiveChunkSize`): without a script nobody would see
 * the forms. Rejects where the page throws.
 */
export function renderCompleteHtml(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
      onError: reject,
    });
  });
}
