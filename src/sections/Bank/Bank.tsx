import { graphql } from 'gatsby';
import {
  startTransition,
  useEffect,
  useEffectEvent,
  useOptimistic,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { fill } from '../../helpers/fill';
import { listOf } from '../../helpers/listOf';
import { useHydrated } from '../../hooks/useHydrated';
import { labels } from '../../labels';
import { addressWithout, removedIn } from './address';
import * as css from './Bank.module.css';
import { BankRecord, RowText } from './BankRecord';
import { describe } from './describe';
import { countBreaches, outcomeOf, type Block, type Planes } from './outcome';
import { pathThrough, viewBox } from './route';

type Part = Queries.BankPartFragment & Pick<Block, 'needs'>;
type Plane = Pick<Queries.BankServices, 'name' | 'kind'> & { readonly blocks: readonly Part[] };

interface BankProps extends Queries.BankFragment {
  /** Called with a question about what the visitor sees, on the way to the enquiry form. */
  onAsk: (question: string) => void;
}

const nextKeys = ['ArrowDown', 'ArrowRight'];
const previousKeys = ['ArrowUp', 'ArrowLeft'];

/** Moves the focus between the blocks of a plane (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/). */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const blocks = [...event.currentTarget.querySelectorAll('button')];
  const place = blocks.findIndex((block) => block === event.target);
  const step = Number(nextKeys.includes(event.key)) - Number(previousKeys.includes(event.key));
  if (step === 0) return;
  event.preventDefault();
  blocks.at((place + step) % blocks.length)?.focus();
}

/** Takes a block away, or puts it back. A third one replaces the first. */
const toggled = (away: readonly string[], name: string) =>
  away.includes(name) ? away.filter((other) => other !== name) : [...away, name].slice(-2);

interface BlocksProps {
  plane: string;
  /** `look` is `lit`, or a state other than `runs`. */
  parts: readonly { name: string; label: string; look?: string | undefined; isPast: boolean }[];
  removed: readonly string[];
  onToggle: (name: string) => void;
}

/** The blocks of a plane. Tab leads to the last one that had the focus. */
function Blocks({ plane, parts, removed, onToggle }: BlocksProps) {
  const [stop, setStop] = useState(0);
  // The press is painted first, then what it leads to.
  const [away, showToggled] = useOptimistic(removed, toggled);
  const press = (name: string) =>
    startTransition(() => {
      showToggled(name);
      onToggle(name);
    });
  return (
    <div role="toolbar" aria-label={plane} className={css.blocks} onKeyDown={moveFocus}>
      {parts.map(({ name, label, look, isPast }, place) => (
        <button
          key={name}
          type="button"
          aria-label={label}
          className={css.block}
          data-look={look}
          data-past={isPast || undefined}
          aria-pressed={away.includes(name)}
          tabIndex={place === stop ? 0 : -1}
          onFocus={() => startTransition(() => setStop(place))}
          onClick={() => press(name)}
        >
          <span className={css.face}>
            <span>{name}</span>
          </span>
        </button>
      ))}
    </div>
  );
}

/**
 * A bank that visitors take apart (R306): a button for each block, the path of the service that is hit most, and the
 * record of what still runs. A press takes a block away, or puts it back; a third one replaces the first. Escape puts
 * all back. The address says which are away.
 */
export function Bank({ onAsk, ...bank }: BankProps) {
  const { prompt, first, services, processes, suppliers } = bank;
  const planes: readonly Plane[] = [services, processes, suppliers];
  const blocks: Planes<Part> = [services.blocks, processes.blocks, suppliers.blocks];
  const search = useHydrated(globalThis.window?.location.search ?? '', '');
  const [pressed, setPressed] = useState<readonly string[]>();
  const [hour, setHour] = useState<number>();
  const [counts] = useState(() => countBreaches(blocks));
  const stageRef = useRef<HTMLDivElement>(null);

  const names = blocks.flat().map(({ name }) => name);
  const named = removedIn(search, names);
  const chosen = pressed ?? named;
  const removed = chosen ?? [first];
  const outcome = outcomeOf(blocks, removed, hour);
  const description = describe(bank, outcome);
  const { worst } = description;

  const takeAway: typeof setPressed = (next) => {
    setPressed(next);
    setHour(undefined);
  };
  // The still gives way to the first press.
  const toggle = (name: string) =>
    takeAway((before = named ?? (name === first ? [first] : [])) => toggled(before, name));
  // After the paint, which it would delay.
  useEffect(() => {
    const { history, location } = window;
    if (pressed) history.replaceState(history.state, '', addressWithout(pressed, location.href));
  }, [pressed]);

  const onEscape = useEffectEvent(({ key }: globalThis.KeyboardEvent) => {
    if (key === 'Escape' && removed.length > 0) takeAway([]);
  });
  useEffect(() => {
    const hero = stageRef.current?.closest('section');
    hero?.addEventListener('keydown', onEscape);
    return () => hero?.removeEventListener('keydown', onEscape);
  }, []);

  const pathOf = (chain: readonly string[]) =>
    pathThrough(
      chain.map((name, index) => ({
        place: blocks.at(-1 - index)?.findIndex((block) => block.name === name) ?? 0,
        isRaised: outcome.states.get(name) !== 'away',
      })),
    );
  const lit = [...outcome.live, ...outcome.hits.map(({ service }) => service.name)];
  const buttonOf = ({ name, needs }: Part, kind: string) => {
    const state = outcome.states.get(name);
    const needed = needs ? [fill(labels.bank.needs, { blocks: listOf(needs) })] : [];
    return {
      name,
      label: `${[name, kind, ...needed].join(', ')}: ${labels.bank.takeAway}`,
      look: state === 'runs' ? (lit.includes(name) ? 'lit' : undefined) : state,
      isPast: description.services.some((service) => service.name === name && service.isPast),
    };
  };
  const isUsed = (pressed ?? hour) !== undefined;
  const live = pathOf(outcome.live);
  const usual = pathOf(outcome.usual);

  return (
    <>
      <div role="group" aria-label={prompt} className={css.stage} ref={stageRef}>
        {/* The group's name. */}
        <p className={css.prompt} aria-hidden="true">
          {prompt}
        </p>
        <div className={css.drawing}>
          {planes.map(({ name: plane, kind, blocks: parts }) => (
            <div key={plane} className={css.plane}>
              <p className={css.name}>{plane}</p>
              <Blocks
                plane={plane}
                parts={parts.map((part) => buttonOf(part, kind))}
                removed={removed}
                onToggle={toggle}
              />
            </div>
          ))}
          <svg viewBox={viewBox} className={css.path} aria-hidden="true">
            <path
              d={usual === live ? '' : usual}
              className={css.lost}
              data-past={worst?.isPast || undefined}
            />
            <path
              key={live}
              d={live}
              pathLength="1"
              className={css.live}
              data-drawn={isUsed || undefined}
            />
          </svg>
        </div>
        {chosen && worst && (
          <a href="#bank" className={css.bar}>
            <RowText {...worst} />
          </a>
        )}
      </div>
      <BankRecord
        start={bank.start}
        outcome={outcome}
        description={description}
        isUsed={isUsed}
        onHour={setHour}
        proof={(outcome.hits[0]?.end ?? services.blocks[0])?.proof}
        counts={counts}
        onAsk={onAsk}
      />
    </>
  );
}

export const fragments = graphql`
  fragment BankPart on BankBlock {
    name
    hours
    substitute
    plan
    decider
    decision
    proof {
      ...Action
    }
  }

  fragment Bank on Bank {
    prompt
    start
    first
    breach {
      decider
      decision
    }
    services {
      name
      kind
      blocks {
        ...BankPart
        needs
        tolerance
      }
    }
    processes {
      name
      kind
      blocks {
        ...BankPart
        needs
      }
    }
    suppliers {
      name
      kind
      blocks {
        ...BankPart
      }
    }
  }
`;
