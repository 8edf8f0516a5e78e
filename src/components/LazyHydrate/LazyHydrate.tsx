import { Suspense, use, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { replayEarlyClicks } from '../../helpers/earlyClicks';
import { onNearViewport } from '../../helpers/onNearViewport';

/** True once the first page has hydrated. Pages after a client-side navigation need no server-rendered markup. */
let isHydrated = false;

/** A promise that can be resolved from outside. */
interface Deferred {
  promise: Promise<void>;
  resolve: () => void;
}

const resolved: Deferred = { promise: Promise.resolve(), resolve: () => undefined };

function createDeferred(): Deferred {
  if (isHydrated) return resolved;
  let resolve = () => {};
  const promise = new Promise<void>((resolvePromise) => {
    resolve = resolvePromise;
  });
  return { promise, resolve };
}

/** Suspends in the browser until the promise resolves. */
function SuspendUntil({ promise, children }: { promise: Promise<void>; children: ReactNode }) {
  if (typeof window !== 'undefined') use(promise);
  return children;
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
 * of a state update. After the first page it renders its children immediately.
 */
export function LazyHydrate({
  children,
  className,
}: {
  children: ReactNode;
  className?: string | undefined;
}) {
  const [deferred] = useState(createDeferred);
  const containerRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    isHydrated = true;
    return containerRef.current
      ? onNearViewport(containerRef.current, deferred.resolve)
      : undefined;
  }, [deferred]);

  return (
    <div ref={containerRef} className={className} data-waiting="">
      <Suspense fallback={null}>
        <SuspendUntil promise={deferred.promise}>
          {children}
          <OnHydrated containerRef={containerRef} />
        </SuspendUntil>
      </Suspense>
    </div>
  );
}
