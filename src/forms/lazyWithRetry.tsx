import { lazy, type ComponentType } from 'react';
import { withRetries } from '../components/withRetries';
import { saveAllTypedValues } from './draft';

/**
 * `React.lazy` for a form, with retries. After the last failure the error screen is shown, values typed into the
 * server-rendered forms are saved as drafts, and the next page with the form tries again.
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>) {
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
    if (failedOn !== undefined && failedOn !== window.location.pathname) {
      failedOn = undefined;
      Form = create();
    }
    return <Form {...props} />;
  };
}
