import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while a page takes over its server-rendered markup, true from then on. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
