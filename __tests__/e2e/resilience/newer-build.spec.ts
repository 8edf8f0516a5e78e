import { expect, test } from '../support/faults';
import { documentsOf, expectPage, footerLink, hydrated, live, visit } from '../support/visit';

/** Pages with a file that is gone, and what arrives in its place. */
const gone = [
  ['/careers', 'Build what banks rely on', '**/component---src-pages-careers-*.js', 'status 404'],
  ['/about', 'Who are we', '**/page-data/about/page-data.json', 'a proxy’s page'],
] as const;

test('after a deployment, the next page opens by a full load, and a form keeps its text', async ({
  page,
  faults,
}) => {
  const message = page.getByLabel('Message');
  const documents = documentsOf(page);
  for (const [index, [, , file, answer]] of gone.entries()) {
    // The full load has the URLs of the new files.
    await faults.answer(file, answer, () => documents.length < index + 2);
  }
  await visit(page, '/contact');
  await live(page.locator('#enquiry-form'));
  await message.fill('Half a sentence');
  const opened = ['/contact'];
  for (const [address, headline] of gone) {
    await footerLink(page, address).click();
    await expectPage(page, address, headline);
    await hydrated(page);
    opened.push(address);
    expect(documents).toEqual(opened);
  }
  await faults.answer('**/page-data/app-data.json', 'a newer build');
  await footerLink(page, '/contact').click();
  // The loaded page is no newer: Gatsby tries once more and then gives up.
  await expect.poll(() => documents).toEqual([...opened, '/contact', '/contact']);
  await live(page.locator('#enquiry-form'));
  await expect(message).toHaveValue('Half a sentence');
  expect(documents).toHaveLength(opened.length + 2);
});
