import { startWebKit } from '../../tools/site/webkit';
import type { Engine, Tab, Target } from './tab';
import { isAtEnd } from './visit';
import { faultsOfPage, watch } from './page-errors';
import { element, identifiers, startSession, type Session } from './webkit-session';

/** How long the tab waits for anything, in milliseconds. */
const patience = 30_000;

/** Characters that stand for keys (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const enterKey = '\uE007';
const pageDownKey = '\uE00F';

/** What may have a role, among which the browser's own names decide. */
const candidates = {
  button: 'button',
  link: 'a[href]',
  combobox: '[role="combobox"]',
  textbox: 'input, textarea',
} as const;

/** Tries again, until it gives something other than nothing and does not fail. */
async function insist<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      const result = await attempt();
      if (result !== undefined) return result;
      if (Date.now() > end) throw new Error(`Nothing of the kind within ${patience} ms.`);
    } catch (reason) {
      if (Date.now() > end) throw reason;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Tries again until the answer is yes. */
const insistOn = async (ask: () => Promise<unknown>): Promise<void> =>
  void (await insist(async () => ((await ask()) === true ? true : undefined)));

const pageDown = {
  type: 'key',
  id: 'keys',
  actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: pageDownKey })),
};

const inSight = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);

const withWords = (asked: string) => {
  const [within = '', words] = asked.split('|');
  return [...document.querySelectorAll(`${within}, :is(${within}) *`)].filter((element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data === words),
  );
};

/** The identifier of a target's element, where it is there. */
async function find({ command, run }: Session, target: Target): Promise<string | undefined> {
  if ('text' in target) {
    return identifiers(await run(withWords, `${target.within}|${target.text}`))[0];
  }
  const { within, role, name } = target;
  for (const id of identifiers(await run(inSight, `:is(${within}) :is(${candidates[role]})`))) {
    if ((await command('GET', `/element/${id}/computedlabel`)) === name) return id;
  }
  return undefined;
}

function tabOf(session: Session): Tab {
  const { command, run } = session;
  const use = (target: Target, act: (path: string) => Promise<unknown>) =>
    insist(async () => {
      // A link pressed before the site's scripts have come leads to another document.
      await run(watch);
      const id = await find(session, target);
      if (!id) return undefined;
      // The driver's own scrolling is as smooth as the page's, and it does not wait for the end of it.
      await command('POST', '/execute/sync', {
        script: "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
        args: [element(id)],
      });
      await act(`/element/${id}`);
      return id;
    });
  return {
    open: async (address) => {
      await command('POST', '/url', { url: address });
      await run(watch);
    },
    press: async (target) =>
      void (await use(target, (path) => command('POST', `${path}/click`, {}))),
    write: async (target, text) =>
      void (await use(target, async (path) => {
        await command('POST', `${path}/clear`, {});
        await command('POST', `${path}/value`, { text: text.replaceAll('\n', enterKey) });
      })),
    // By keys: a turn of the driver's wheel does not go on from the last one, but to that place of the page.
    readOn: () =>
      insistOn(async () => {
        await command('POST', '/actions', { actions: [pageDown] });
        return run(isAtEnd);
      }),
    until: (condition, argument) => insistOn(() => run(condition, argument)),
    close: async () => {
      const faults = await run(faultsOfPage);
      await session.close();
      return Array.isArray(faults) ? faults.map(String) : [];
    },
  };
}

/** Starts the system's WebKit. */
export async function startWebKitEngine(): Promise<Engine> {
  const webKit = await startWebKit();
  return {
    newTab: async () => tabOf(await startSession(webKit)),
    close: webKit.close,
  };
}
