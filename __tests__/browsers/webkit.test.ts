/** The main journeys in WebKit's GTK port, over WebDriver. It needs a display, such as xvfb-run's. */
import { Builder, By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { installed } from '../../tools/site/browser';
import { optionPath, testJourneys, type Tab, type Target } from './journeys';

/** The timeout of every wait, in milliseconds. */
const timeout = 30_000;

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
  const use = (target: Target, act: (element: WebElement) => Promise<void>) => {
    const [within, role, name] = target;
    const isOption = role === 'option';
    const candidates = isOption
      ? By.xpath(optionPath(name))
      : By.css(`:is(${within}) :is(button, a[href], input, select, textarea)`);
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
    return driver.wait(attempt, timeout, target.join(', '));
  };

  return {
    open: (address) => driver.get(address).then(() => driver.executeScript(faultsOf)),
    press: (...target) => use(target, (element) => element.click()),
    fill: (text, ...target) =>
      use(target, async (element) => {
        const [option] = await element.findElements(By.xpath(`option[.="${text}"]`));
        await (option ? option.click() : element.sendKeys(text.replaceAll('\n', Key.ENTER)));
      }),
    until: (condition, ...args) =>
      driver.wait(
        () => driver.executeScript<boolean>(condition, ...args).catch(() => false),
        timeout,
      ),
    close: () => driver.executeScript<string[]>(faultsOf).finally(() => driver.quit()),
  };
}

testJourneys(async () => {
  const program = '/usr/bin/WebKitWebDriver';
  installed([program], 'No WebKit found. Install it (Debian: webkit2gtk-driver).');
  // It starts a browser for each session.
  const service = new DriverService.Builder(program).setLoopback(true).build();
  const session = new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser' });
  return { newTab: async () => tabOf(await session.build()), close: () => service.kill() };
});
