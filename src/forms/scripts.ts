import type { ComponentType } from 'react';

/** The script of a form. */
export interface FormScript<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** The form, once it has loaded. */
  form?: ComponentType<Props>;
}

function formScript<Props>(load: FormScript<Props>['load']): FormScript<Props> {
  const script: FormScript<Props> = {
    load: async () => {
      script.form = await load();
      return script.form;
    },
  };
  return script;
}

/** The success popup is part of the same chunk (EnquiryWithPopup.tsx). */
export const enquiryScript = formScript(
  async () => (await import(/* webpackChunkName: "enquiry" */ './EnquiryForm')).EnquiryForm,
);

export const factSheetScript = formScript(
  async () => (await import(/* webpackChunkName: "fact-sheet" */ './FactSheetForm')).FactSheetForm,
);

/** Blockers do not block the chunk's name (docs/decisions/0063-changed-pages.md). */
export const newsletterScript = formScript(
  async () => (await import(/* webpackChunkName: "sign-up" */ './NewsletterForm')).NewsletterForm,
);

/** Loads the scripts of all forms, which share most of their code. A failure leaves it to the page with the form. */
export function preloadForms(): void {
  for (const { load } of [enquiryScript, factSheetScript, newsletterScript]) {
    load().catch(() => undefined);
  }
}
