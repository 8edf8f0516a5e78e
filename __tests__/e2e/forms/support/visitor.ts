import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import {
  EMPTY_CONTACT,
  VISIBLE_CONTACT_FIELDS,
  type ContactValues,
  type VisibleContactField,
} from '../../../../src/forms/rules';
import { PROVIDERS } from '../../../../tools/sandbox/providers';
import { live, visit } from '../../support/visit';
import { expect } from '../../support/test';

export const nothing = EMPTY_CONTACT;

/** The fields of the enquiry form and the fact-sheet form that hold a text. */
export const textFields = [
  'firstName',
  'lastName',
  'businessMail',
  'companyName',
  'mobileNo',
  'message',
] as const;

/** A visitor with an email address that no other test uses, and values that are easily garbled. */
export const newVisitor = (change: Partial<ContactValues> = {}): ContactValues => ({
  ...nothing,
  firstName: 'Zoë',
  lastName: 'van der Berg',
  businessMail: `anna.${randomUUID().slice(0, 13)}@samplebank.example`,
  companyName: 'Sample Bank & Sons',
  companyStrength: '251 - 1000',
  country: 'Netherlands',
  callingCode: '+31',
  mobileNo: '0612345678',
  message: 'Two lines,\n“quoted” & <marked up>.',
  subscribeNewsletter: false,
  ...change,
});

type FieldName = VisibleContactField | 'mail';

/** A form on a page: its parts, and what a visitor does with them (https://playwright.dev/docs/pom). */
export class FormOnPage {
  readonly submit: Locator;
  /** What the form announces. */
  readonly status: Locator;
  /** The options of the list of countries. */
  readonly options: Locator;
  /** The controls with a message. */
  readonly wrong: Locator;
  readonly honeypot: Locator;

  constructor(
    readonly root: Locator,
    readonly names: readonly FieldName[] = VISIBLE_CONTACT_FIELDS,
  ) {
    this.submit = root.locator('[type=submit]');
    this.status = root.getByRole('status');
    this.options = root.getByRole('listbox').getByRole('option');
    this.wrong = root.locator('[aria-invalid]');
    this.honeypot = root.locator('[aria-hidden=true] > input[tabindex="-1"]');
  }

  /** The control of a field (R120). */
  field(name: FieldName): Locator {
    return this.root.locator(`[name=${name}]`);
  }

  /** The hint of a field, or the notice in its place. */
  hint(name: FieldName): Locator {
    return this.root.locator(`[id$="-${name}-hint"]`);
  }

  option(country: string): Locator {
    return this.options.filter({ has: this.root.page().getByText(country, { exact: true }) });
  }

  /** The calling code beside the mobile number. */
  prefix(code: string | RegExp): Locator {
    // The whole text of the element, also where a translator has wrapped it.
    const hasText = typeof code === 'string' ? new RegExp(`^\\${code}$`) : code;
    return this.root.locator('[id$="-prefix"]').filter({ hasText });
  }

  /** Chooses a country with the mouse. */
  async choose(country: string): Promise<void> {
    await this.field('country').click();
    await this.option(country).click();
  }

  /** Fills in the form, or some of its fields, with the mouse. */
  async fillIn(visitor: ContactValues, names = this.names): Promise<void> {
    const values = { ...visitor, mail: visitor.businessMail };
    for (const name of names) {
      if (name === 'subscribeNewsletter') await this.field(name).setChecked(values[name]);
      else if (name === 'companyStrength') await this.field(name).selectOption(values[name]);
      else if (name === 'country') await this.choose(values[name]);
      else await this.field(name).fill(values[name]);
    }
  }

  async expectValues(visitor: ContactValues): Promise<void> {
    const { callingCode } = visitor;
    const values = { ...visitor, mail: visitor.businessMail };
    for (const name of this.names) {
      const [field, value] = [this.field(name), values[name]];
      if (typeof value === 'string') await expect(field).toHaveValue(value);
      else await expect(field).toBeChecked({ checked: value });
      if (name === 'country')
        await expect(this.prefix(callingCode || /^\+\d/)).toHaveCount(callingCode ? 1 : 0);
    }
  }

  /** Expects a message beside its field and tied to it, after the calling code. */
  async expectMessage(name: FieldName, message: string): Promise<void> {
    await expect(this.field(name)).toHaveAttribute('aria-invalid', 'true');
    const start = new RegExp(`^(\\+\\d+ )?${message.replace(/[.()]/g, '\\$&')}`);
    await expect(this.field(name)).toHaveAccessibleDescription(start);
  }

  /** Expects the privacy note, with its links and how long a draft is kept (R159, R260). */
  async expectNote(): Promise<void> {
    for (const [name, address] of [
      ['Privacy Policy', 'https://policies.keelstone.example/privacy'],
      ['legal page', '/legal'],
    ] as const) {
      await expect(this.root.getByRole('link', { name })).toHaveAttribute('href', address);
    }
    await expect(this.root).toContainText('30 minutes');
  }
}

/** Opens a page and scrolls to its form, which is then interactive. */
async function openForm(
  page: Page,
  address: string,
  id: string,
  names?: readonly FieldName[],
): Promise<FormOnPage> {
  await visit(page, address);
  const form = page.locator(`#${id}`);
  await live(form);
  return new FormOnPage(form, names);
}

/** The enquiry form of the contact page, or of another one. */
export const openEnquiry = (page: Page, address = '/contact') =>
  openForm(page, address, 'enquiry-form');

export const openFactSheet = (page: Page) =>
  openForm(page, '/insights/factsheet/download', 'fact-sheet-form');

export const openNewsletter = (page: Page) =>
  openForm(page, '/insights/blog', 'sign-up-form', ['mail']);

/** The three forms: how to open one, its request, its button and its thanks. */
export const everyForm = {
  enquiry: {
    open: (page: Page) => openEnquiry(page, '/home'),
    endpoint: 'form',
    request: `**${PROVIDERS.form.path}`,
    submit: 'Submit',
    thanks: 'Your form is submitted successfully',
  },
  factSheet: {
    open: openFactSheet,
    endpoint: 'mail',
    request: '**/api/fact-sheet',
    submit: 'Download',
    thanks: 'Thanks for downloading our Fact Sheet! Please check your email for the download link.',
  },
  newsletter: {
    open: openNewsletter,
    endpoint: 'list',
    request: `**${PROVIDERS.list.path}`,
    submit: 'Subscribe',
    thanks: 'Thank you. We have sent your address to our mailing list.',
  },
} as const;
