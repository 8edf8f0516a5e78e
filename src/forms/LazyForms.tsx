import { lazy, memo, use, useLayoutEffect, useState, type ComponentType } from 'react';
import { ErrorBoundary } from '../components/ErrorBoundary/ErrorBoundary';
import { LazyHydrate } from '../components/LazyHydrate/LazyHydrate';
import { isHydrated } from '../helpers/hydration';
import { sleep, withRetries } from '../helpers/withRetries';
import { useServerElement } from '../hooks/useServerElement';
import { saveTypedValues } from './draft';
import { FailureNotice } from './FailureNotice';
import { ServerForm } from './FormContext';
import { reloadIfOutdated } from './reloadIfOutdated';
import { enquiryScript, factSheetScript, newsletterScript, type FormScript } from './scripts';
import './styles';
import { useFormContent } from './useFormContent';

/** How long the first later page waits for the script of its form, in milliseconds. */
const longestWait = 4000;

/** Shown where a form could not be loaded. */
function LoadFailure() {
  return <FailureNotice text={useFormContent().texts.loadError} />;
}

/**
 * A form. On the first page it hydrates when it is near the viewport; a later page appears together with it, unless its
 * script is slow. The script is loaded with retries. After the last failure the page is reloaded if a newer build has
 * replaced it; otherwise a notice takes the form's place, and the next page with the form tries again. A failure, and a
 * navigation before the form is hydrated, saves what was typed into the server-rendered form as its draft.
 *
 * @param id the form's id
 */
function lazyForm<Props extends object>(id: string, script: FormScript<Props>) {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  let wait: Promise<unknown> | undefined;

  const attempt = async () => {
    try {
      return { default: await withRetries(script.load) };
    } catch (reason) {
      saveTypedValues(id);
      await reloadIfOutdated();
      throw reason;
    } finally {
      loading = undefined;
    }
  };
  const load = () => (loading ??= attempt());
  const waitForScript = () =>
    (wait ??= Promise.race([load().catch(() => undefined), sleep(longestWait)]));

  // React drops the markup of a waiting form if an ancestor renders again.
  return memo(function LazyForm(props: Props) {
    const [isLater] = useState(isHydrated);
    // There is no boundary above, so that React keeps the page before.
    if (isLater && !script.form) use(waitForScript());
    const [Form] = useState(() => script.form ?? lazy(load));
    const form = useServerElement<HTMLFormElement>(`#${id}`);
    const focused = useServerElement<HTMLElement>(`#${id} :focus`);
    useLayoutEffect(() => () => saveTypedValues(id), []);
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

export const LazyEnquiryForm = lazyForm('enquiry-form', enquiryScript);
export const LazyFactSheetForm = lazyForm('fact-sheet-form', factSheetScript);
export const LazyNewsletterForm = lazyForm('sign-up-form', newsletterScript);
