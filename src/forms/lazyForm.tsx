import { lazy, type ComponentType } from 'react';
import { keepTyped } from './frame/draft';

/** Milliseconds after which a script that failed is asked for again, a pause for each time. */
const pauses = [1000, 4000];

/** Milliseconds after which a failure is no passing one: chunks have 120 s to arrive. */
const patience = 60_000;

/** Waits, at least for this long; and without a connection until there is one. */
async function pauseFor(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  if (navigator.onLine) return;
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}

async function patiently<Result>(load: () => Promise<Result>): Promise<Result> {
  for (const pause of pauses) {
    const start = performance.now();
    try {
      return await load();
    } catch (reason) {
      if (performance.now() - start > patience) throw reason;
      await pauseFor(pause);
    }
  }
  return load();
}

/**
 * A form whose script is fetched when it is first rendered, and again a moment later where that fails, since a
 * phone is often between two cells; offline, the page stands and waits. Where it gives up, the page ends on the
 * error screen (design.md, decision 5): what was typed into the server-rendered forms becomes their draft, and
 * another page with the form tries anew.
 */
export function lazyForm<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let failedOn: string | undefined;

  const create = () =>
    lazy(async () => {
      try {
        return { default: await patiently(load) };
      } catch (reason) {
        failedOn = window.location.pathname;
        for (const form of document.forms) keepTyped(form);
        throw reason;
      }
    });

  let Form = create();

  return function LazyForm(props: Props) {
    if (failedOn !== undefined && failedOn !== window.location.pathname) {
      failedOn = undefined;
      Form = create();
    }
    return <Form {...props} />;
  };
}
