import {
  about,
  careers,
  contact,
  errorPage,
  first,
  forms,
  home,
  solutions,
} from '../support/content';
import { expect, test } from '../support/faults';
import { documentsOf, expectPage, footerLink, hydrated, live, visit } from '../support/visit';

const text = 'Half a sentence';
const appData = '**/page-data/app-data.json';
const { link, banner } = first(solutions);

/** Pages with a file that is gone, and what arrives in its place. */
const gone = [
  ['/careers', careers.banner, '**/component---src-pages-careers-*.js', 'status 404'],
  ['/about', about.banner, '**/page-data/about/page-data.json', 'status 404'],
  ['/home', home.banner, '**/page-data/home/page-data.json', 'status 500'],
  [link, banner, `**/page-data${link}/page-data.json`, 'a proxy’s page'],
] as const;

test('after a deployment, the next page opens by a full load, and a form keeps its text', async ({
  page,
  faults,
}) => {
  const message = page.getByLabel(forms.labels.message);
  const documents = documentsOf(page);
  for (const [index, [, , file, answer]] of gone.entries()) {
    // The full load has the URLs of the new files.
    await faults.answer(file, answer, () => documents.length < index + 2);
  }
  await visit(page, '/contact');
  await live(page.locator('#enquiry-form'));
  await message.fill(text);
  const opened = ['/contact'];
  for (const [address, { title }] of gone) {
    await footerLink(page, address).click();
    await expectPage(page, address, title);
    await hydrated(page);
    opened.push(address);
    expect(documents).toEqual(opened);
  }
  await faults.answer(appData, 'a newer build');
  await footerLink(page, '/contact').click();
  // The loaded page is no newer: Gatsby tries once more and then gives up.
  await expect.poll(() => documents).toEqual([...opened, '/contact', '/contact']);
  await live(page.locator('#enquiry-form'));
  await expect(message).toHaveValue(text);
  expect(documents).toHaveLength(opened.length + 2);
});

for (const isNewer of [true, false]) {
  test(`a page whose script is gone reloads once${isNewer ? '' : ', then shows the error screen'}`, async ({
    page,
    faults,
  }) => {
    const documents = documentsOf(page);
    const isGone = () => !isNewer || documents.length === 1;
    await faults.answer('**/component---src-pages-contact-*.js', 'status 404', isGone);
    await faults.answer(appData, 'a newer build', isGone);
    await page.goto('/contact');
    await expect.poll(() => documents.length, { timeout: 20_000 }).toBe(2);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      isNewer ? contact.title : errorPage.title,
    );
    expect(documents).toHaveLength(2);
  });
}
