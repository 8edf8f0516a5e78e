/** The main journeys in WebKit's GTK port, over WebDriver. It needs a display, such as xvfb-run's. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { installed } from '../../tools/site/browser';
import { freePort } from '../../tools/site/listen';
import { untilAnswered } from '../../tools/site/until-answered';
import { optionPath, testJourneys, type Engine, type Tab, type Target } from './journeys';

/** The timeout of every wait, in milliseconds. */
const patience = 30_000;

/** Elements with an accessible name that visitors look for. */
const controls = 'button, a[href], input, textarea';

/** Runs in a page, repeatedly if needed: collects and returns its errors and policy violations. */
function faultsOf() {
  const kept: Window & { faults?: string[] } = window;
  if (kept.faults) return kept.faults;
  const faults: string[] = (kept.faults = []);
  addEventListener('error', ({ message }) => faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    faults.push(`${violatedDirective} forbids ${blockedURI}`),
  );
  return faults;
}

function tabOf(driver: WebDriver): Tab {
  /** Uses the target as soon as possible. */
  const use = ({ within, role, name }: Target, act: (element: WebElement) => Promise<void>) => {
    const isOption = role === 'option';
    const candidates = isOption
      ? By.xpath(optionPath(name))
      : By.css(`:is(${within}) :is(${controls})`);
    const attempt = async () => {
      // Before the scripts have loaded, a link opens another document.
      await driver.executeScript(faultsOf);
      for (const element of await driver.findElements(candidates)) {
        try {
          if (!isOption && (await element.getAccessibleName()) !== name) continue;
          // The driver scrolls as smoothly as the page, and does not wait for the end.
          const scroll = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
          await driver.executeScript(scroll, element);
          await act(element);
          return true;
        } catch {
          // Hidden, covered or replaced: try the next one, or again later.
        }
      }
      return false;
    };
    return driver.wait(attempt, patience, `${role} “${name}” in ${within}`);
  };

  return {
    open: async (address) => {
      await driver.get(address);
      await driver.executeScript(faultsOf);
    },
    press: (target) => use(target, (element) => element.click()),
    fill: (target, text) =>
      use(target, async (element) => {
        await element.clear();
        await element.sendKeys(text.replaceAll('\n', Key.ENTER));
      }),
    until: (condition, argument = '') =>
      driver.wait(
        () => driver.executeScript<boolean>(condition, argument).catch(() => false),
        patience,
      ),
    close: async () => {
      const faults = await driver.executeScript<string[]>(faultsOf);
      await driver.quit();
      return faults;
    },
  };
}

/** Starts the driver, which starts a browser for each window. */
async function startWebKit(): Promise<Engine> {
  const program = installed(
    ['/usr/bin/WebKitWebDriver'],
    'No WebKit found. Install it (Debian: webkit2gtk-driver).',
  );
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`]);
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(`${url}/status`);
  const session = new Builder().usingServer(url).withCapabilities({ browserName: 'MiniBrowser' });
  return {
    newTab: async () => tabOf(await session.build()),
    close: () => {
      driver.kill();
      return once(driver, 'exit');
    },
  };
}

testJourneys(startWebKit);
