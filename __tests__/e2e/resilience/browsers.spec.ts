import { expect, test } from '../support/test';
import { headerLink, readThrough, visit } from '../support/visit';

/** What older and restricted browsers lack. Each runs in the page. */
const lacks = {
  storage: () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', { get: denied });
    Object.defineProperty(window, 'localStorage', { get: denied });
  },
  'features of the last three years': () => {
    const recent: [object, string][] = [
      [
        window,
        'IntersectionObserver requestIdleCallback CloseWatcher scheduler navigation Iterator',
      ],
      [URL, 'canParse parse'],
      [Promise, 'withResolvers try'],
      [Object, 'groupBy'],
      [Array, 'fromAsync'],
      [Set.prototype, 'union intersection difference isSubsetOf'],
      [Array.prototype, 'toSorted toReversed toSpliced with'],
      [Document.prototype, 'startViewTransition'],
      [Element.prototype, 'checkVisibility'],
      [HTMLElement.prototype, 'showPopover togglePopover hidePopover'],
    ];
    for (const [owner, names] of recent) {
      for (const name of names.split(' ')) Reflect.deleteProperty(owner, name);
    }
  },
  'observers that answer': () => {
    IntersectionObserver.prototype.observe = () => undefined;
  },
};

for (const [what, remove] of Object.entries(lacks)) {
  test(`the site works without ${what}`, async ({ page }) => {
    const firstName = page.getByLabel('First Name');
    await page.addInitScript(remove);
    await visit(page, '/home');
    await readThrough(page, { hasCarousels: what !== 'observers that answer' });
    await headerLink(page, '/contact').click();
    await expect(page).toHaveURL('/contact');
    await firstName.fill('Ada');
    await page.getByRole('combobox', { name: 'Country' }).fill('United K');
    await page.getByRole('option', { name: 'United Kingdom' }).click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Please fill in all required fields').first()).toBeVisible();
    await expect(firstName).toHaveValue('Ada');
  });
}
