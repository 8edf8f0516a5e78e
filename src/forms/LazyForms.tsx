import { lazy, memo, useLayoutEffect, useState, type ComponentType } from 'react';
import { ErrorBoundary } from '../components/ErrorBoundary/ErrorBoundary';
import { LazyHydrate } from '../components/LazyHydrate/LazyHydrate';
import { useServerElement } from '../hooks/useServerElement';
import { withRetries } from '../helpers/withRetries';
import { saveAllTypedValues } from './draft';
import { FailureNotice } from './FailureNotice';
import { reloadIfOutdated } from './reloadIfOutdated';
import { ServerForm } from './FormContext';
import './styles';
import { useFormContent } from './useFormContent';

/** Shown where a form could not be loaded. */
function LoadFailure() {
  return <FailureNotice text={useFormContent().texts.loadError} />;
}

/**
 * A form that hydrates when it is near the viewport. Its script is loaded with retries. After the last failure the page is
 * reloaded if a newer build has replaced it; otherwise a notice takes the form's place, and the next page with the form
 * tries again. A failure, and a navigation before the form is hydrated, saves the values typed into the server-rendered
 * forms as drafts.
 */
function lazyForm<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;

  const create = () =>
    lazy(async () => {
      try {
        loaded = await withRetries(load);
      } catch (reason) {
        saveAllTypedValues();
        await reloadIfOutdated();
        throw reason;
      }
      return { default: loaded };
    });

  // React drops the markup of a waiting form if an ancestor renders again.
  return memo(function LazyForm(props: Props) {
    const [Form] = useState(() => loaded ?? create());
    const form = useServerElement<HTMLFormElement>('[data-waiting] form');
    const focused = useServerElement<HTMLElement>('[data-waiting] :focus');
    useLayoutEffect(() => saveAllTypedValues, []);
    return (
      <LazyHydrate>
        <ErrorBoundary fallback={<LoadFailure />}>
          <ServerForm value={{ form, focused }}>
            <Form {...props} />
          </ServerForm>
        </ErrorBoundary>
      </LazyHydrate>
    );
  });
}

/** The enquiry form. The success popup is part of the same chunk (EnquiryWithPopup.tsx). */
export const LazyEnquiryForm = lazyForm(
  async () => (await import(/* webpackChunkName: "enquiry" */ './EnquiryForm')).EnquiryForm,
);

export const LazyFactSheetForm = lazyForm(
  async () => (await import(/* webpackChunkName: "fact-sheet" */ './FactSheetForm')).FactSheetForm,
);

/** The newsletter form. Blockers do not block its chunk's name (docs/decisions/0063-changed-pages.md). */
export const LazyNewsletterForm = lazyForm(
  async () => (await import(/* webpackChunkName: "sign-up" */ './NewsletterForm')).NewsletterForm,
);
