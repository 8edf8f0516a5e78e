import { Suspense, use, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { isHydrated, replayEarlyClicks } from '../../helpers/hydration';
import { onNearViewport } from '../../helpers/onNearViewport';

/** A promise that can be resolved from outside. */
function createDeferred() {
  let resolve = () => {};
  const promise = new Promise<void>((resolvePromise) => {
    resolve = resolvePromise;
  });
  return { promise, resolve };
}

/** Suspends in the browser until the promise, if there is one, resolves. */
function SuspendUntil(props: { promise: Promise<void> | undefined; children: ReactNode }) {
  if (props.promise && typeof window !== 'undefined') use(props.promise);
  return props.children;
}

/** Runs once its siblings have hydrated: removes `data-waiting` and repeats early clicks. */
function OnHydrated({ containerRef }: { containerRef: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (!containerRef.current) return;
    containerRef.current.removeAttribute('data-waiting');
    replayEarlyClicks(containerRef.current);
  }, [containerRef]);
  return null;
}

/**
 * Hydrates its children when they come near the viewport. Until then the server-rendered markup stays, with anything
 * typed into it. Wrap a `React.lazy` component. React keeps the markup of a boundary that suspends during hydration
 * (https://react.dev/reference/react/Suspense) only if no ancestor renders again, so this waits for a promise instead
 * of a state update. Later pages have no server-rendered markup: it renders their children immediately.
 */
export function LazyHydrate({ children }: { children: ReactNode }) {
  const [deferred] = useState(() => (isHydrated() ? undefined : createDeferred()));
  const containerRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (deferred && containerRef.current) {
      return onNearViewport(containerRef.current, deferred.resolve);
    }
  }, [deferred]);

  return (
    <div ref={containerRef} data-waiting="">
      <Suspense fallback={null}>
        <SuspendUntil promise={deferred?.promise}>
          {children}
          <OnHydrated containerRef={containerRef} />
        </SuspendUntil>
      </Suspense>
    </div>
  );
}
