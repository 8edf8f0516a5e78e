import type { GatsbySSR } from 'gatsby';
import { onRenderBody as addHeadTags } from 'gatsby-plugin-react-helmet/gatsby-ssr';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders a page as Gatsby does, but in one piece: otherwise React puts large Suspense boundaries at the end of the HTML
 * and moves them with a script. Nothing suspends, so a page is rendered at once, and its head tags are read before the
 * next one begins: react-helmet keeps them in a global variable (https://github.com/nfl/react-helmet/issues/216).
 */
export const replaceRenderer: NonNullable<GatsbySSR['replaceRenderer']> = (page) =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page.bodyComponent, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        addHeadTags(page);
        text(pipe(new PassThrough())).then(page.replaceBodyHTMLString).then(resolve, reject);
      },
      onError: reject,
    });
  });
