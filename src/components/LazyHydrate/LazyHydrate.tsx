import { Suspense, use, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { replayEarlyClicks } from '../earlyClicks';
import { onNearViewport } from './onNearViewport';

/** True once the first page has taken over from its server-rendered markup. */
let hasTakenOver = false;

/** A promise and what keeps it. */
interface Latch {
  opened: Promise<void>;
  open: () => void;
}

const openLatch: Latch = { opened: Promise.resolve(), open: () => undefined };

function createLatch(): Latch {
  if (hasTakenOver) return openLatch;
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

function Gate({ opened, children }: { opened: Promise<void>; children: ReactNode }) {
  if (typeof window !== 'undefined') use(opened);
  return children;
}

/** Tells, once what stands beside it can answer, that it no longer waits. */
function Arrival({ place }: { place: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (!place.current) return;
    place.current.removeAttribute('data-waiting');
    replayEarlyClicks(place.current);
  }, [place]);
  return null;
}

/**
 * Holds back the script of what it wraps until the visitor comes near; the server-rendered markup
 * stands there meanwhile, and what is typed into it is kept. Wrap a `React.lazy` component: React keeps a
 * suspended boundary's markup while it hydrates (https://react.dev/reference/react/Suspense), as long as
 * nothing above it renders again: hence a latch, not a state. After the first page it holds nothing back.
 */
export function LazyHydrate({
  children,
  className,
}: {
  children: ReactNode;
  className?: string | undefined;
}) {
  const [latch] = useState(createLatch);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    hasTakenOver = true;
    return place.current ? onNearViewport(place.current, latch.open) : undefined;
  }, [latch]);

  return (
    <div ref={place} className={className} data-waiting="">
      <Suspense fallback={null}>
        <Gate opened={latch.opened}>
          {children}
          <Arrival place={place} />
        </Gate>
      </Suspense>
    </div>
  );
}
