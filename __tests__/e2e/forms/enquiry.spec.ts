import { forms, site } from '../support/content';
import { desktop, phone } from '../support/widths';
import { arrivals } from './support/sandbox';
import { expect, test } from './support/test';
import { fillIn, newVisitor, openEnquiry, submitOf } from './support/visitor';

for (const { address, window, what, values } of [
  {
    address: '/solutions/aigovernance',
    window: phone,
    what: 'an enquiry with the mandatory fields alone',
    values: { lastName: '', message: '' },
  },
  {
    address: '/contact',
    window: desktop,
    what: 'an enquiry with the newsletter',
    values: { subscribeNewsletter: true },
  },
]) {
  test(`${what} from ${address} reaches the provider, on a ${window.name}`, async ({ page }) => {
    await page.setViewportSize(window.size);
    const visitor = newVisitor(values);
    const form = await openEnquiry(page, address);
    await fillIn(form, visitor);
    await submitOf(form).click();

    await expect(page.getByRole('heading', { name: forms.popup.title })).toBeVisible();
    await expect(page.getByText(forms.popup.text)).toBeVisible();
    expect(await arrivals('form', visitor.businessMail)).toMatchObject([
      { ...visitor, website: site.websiteMarker },
    ]);
  });
}
