import type { ContactValues } from '../../src/forms/rules';
import { textFields } from '../e2e/forms/support/values';
import { forms } from '../e2e/support/content';
import type { Tab } from './tab';

const { labels } = forms;

/** Goes to the form, whose script comes when it is near, and waits until it can answer. */
export const goToForm = (tab: Tab, form: string) =>
  tab.until((selector) => {
    const element = document.querySelector(selector);
    element?.scrollIntoView({ behavior: 'instant' });
    return element !== null && !element.closest('[data-waiting]');
  }, form);

/** Writes into the field of a form that has this label. */
export const write = (tab: Tab, form: string, label: string, text: string) =>
  tab.write({ within: form, role: 'textbox', name: label }, text);

async function choose(tab: Tab, form: string, label: string, name: string): Promise<void> {
  await tab.press({ within: form, role: 'combobox', name: label });
  await tab.press({ within: `${form} [role="option"]`, text: name });
}

/** Sends a form with its button of this name. */
export const send = (tab: Tab, form: string, name: string) =>
  tab.press({ within: form, role: 'button', name });

/** Fills in the fields that the enquiry form and the fact-sheet form share; the newsletter is left out. */
export async function fillIn(tab: Tab, form: string, values: ContactValues): Promise<void> {
  for (const name of textFields) await write(tab, form, labels[name], values[name]);
  await choose(tab, form, labels.companyStrength, values.companyStrength);
  await choose(tab, form, labels.country, values.country);
}
