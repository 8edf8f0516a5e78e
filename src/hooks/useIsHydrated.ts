import { useSyncExternalStore } from 'react';
import { isHydrated, onHydrated } from '../helpers/hydration';

/** Whether React has hydrated the first page; false on the server and while this component hydrates. */
export const useIsHydrated = () => useSyncExternalStore(onHydrated, isHydrated, () => false);
