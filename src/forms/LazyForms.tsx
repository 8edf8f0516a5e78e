import { lazy, useLayoutEffect, type ComponentType } from 'react';
import { LazyHydrate } from '../components/LazyHydrate/LazyHydrate';
import { withRetries } from '../components/withRetries';
import { saveAllTypedValues } from './draft';
import './styles';

/**
 * A form that hydrates when it is near the viewport. Its script is loaded with retries: after the last failure the error
 * screen is shown, and the next page with the form tries again. A failure, and a navigation before the form is hydrated,
 * saves the values typed into the server-rendered forms as drafts.
 */
function lazyForm<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let failedOn: string | undefined;

  const create = () =>
    lazy(async () => {
      try {
        return { default: await withRetries(load) };
      } catch (reason) {
        failedOn = window.location.pathname;
        saveAllTypedValues();
        throw reason;
      }
    });

  let Form = create();

  return function LazyForm(props: Props) {
    useLayoutEffect(() => saveAllTypedValues, []);
    if (failedOn !== undefined && failedOn !== window.location.pathname) {
      failedOn = undefined;
      Form = create();
    }
    return (
      <LazyHydrate>
        <Form {...props} />
      </LazyHydrate>
    );
  };
}

/** The enquiry form. The success popup is part of the same chunk (EnquiryWithPopup.tsx). */
export const LazyEnquiryForm = lazyForm(
  async () => (await import(/* webpackChunkName: "enquiry" */ './EnquiryForm')).EnquiryForm,
);

/** The fact-sheet form. */
export const LazyFactSheetForm = lazyForm(
  async () => (await import(/* webpackChunkName: "fact-sheet" */ './FactSheetForm')).FactSheetForm,
);

/** The newsletter form. */
export const LazyNewsletterForm = lazyForm(
  async () =>
    (await import(/* webpackChunkName: "newsletter" */ './NewsletterForm')).NewsletterForm,
);
