import { useSyncExternalStore } from 'react';

const noSubscription = () => () => undefined;

/**
 * A value that the server did not know: what it rendered instead while the component hydrates, then the value. The
 * component renders again only if they differ.
 */
export const useHydrated = <Value extends string | boolean>(value: Value, served: Value): Value =>
  useSyncExternalStore(
    noSubscription,
    () => value,
    () => served,
  );
