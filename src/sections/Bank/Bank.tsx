import { graphql } from 'gatsby';
import { useState } from 'react';
import { classes } from '../../helpers/classes';
import { labels } from '../../labels';
import * as css from './Bank.module.css';
import { outcomeWithout, type Outcome } from './outcome';
import { BankRecord } from './BankRecord';
import { inSpace, onPhones, type Drawing } from './route';

/** How a block is drawn: on the path, without what it needs, or as usual. */
function lookOf(name: string, { chain, states }: Outcome) {
  if (states.get(name) === 'stopped') return 'dim';
  return chain.includes(name) ? 'lit' : undefined;
}

interface PathProps {
  drawing: Drawing;
  /** The places of the chain's blocks in their planes, from the supplier up. */
  places: readonly number[];
  /** How many of those blocks work, from the supplier up. The path is lost beyond them. */
  working: number;
  className: string | undefined;
}

/** The path from a supplier through its process to its service, and what is lost of it. */
function Path({ drawing, places, working, className }: PathProps) {
  const [supplier = 0, process = 0, service = 0] = places;
  const parts = drawing.parts(supplier, process, service);
  const lit = parts.slice(0, 2 * working);
  const lost = parts.slice(2 * working + 1);
  return (
    <svg
      viewBox={drawing.viewBox}
      preserveAspectRatio="none"
      className={classes(css.path, className)}
      aria-hidden="true"
    >
      {lost.length > 0 && <path d={lost.join('')} className={css.lost} />}
      {lit.length > 0 && <path d={lit.join('')} className={css.live} />}
    </svg>
  );
}

/**
 * A bank that visitors take apart (R306): a button for each block, the path of one service, and the record of what
 * still runs. A press takes a block away; a second one, or Escape, puts it back.
 */
export function Bank({
  prompt,
  hint,
  first,
  services,
  processes,
  suppliers,
  record,
}: Queries.BankFragment) {
  const [removed, setRemoved] = useState<string | null>(first);
  const planes = [services, processes, suppliers];
  const outcome = outcomeWithout([services.blocks, processes.blocks, suppliers.blocks], removed);
  const { chain, states } = outcome;
  // Without a substitute, the path ends below the block that is away.
  const lost = chain.findLastIndex((name) => states.get(name) === 'stopped');
  const places = planes.map(({ blocks }, level) =>
    blocks.findIndex(({ name }) => name === chain[level]),
  );
  const path = { places: places.toReversed(), working: planes.length - 1 - lost };
  return (
    <>
      <div role="group" aria-label={prompt} className={css.stage}>
        {/* The group's name. */}
        <p className={css.prompt} aria-hidden="true">
          <b>{prompt}</b>
          <span>{hint}</span>
        </p>
        <div className={css.drawing}>
          {planes.map(({ name: plane, kind, blocks }) => (
            <div key={plane} className={css.plane}>
              <p className={css.name}>{plane}</p>
              <ul aria-label={plane} className={css.blocks}>
                {blocks.map(({ name }) => (
                  <li key={name}>
                    <button
                      type="button"
                      aria-label={`${name}, ${kind}: ${labels.bank.takeAway}`}
                      className={css.block}
                      data-look={lookOf(name, outcome)}
                      aria-pressed={name === removed}
                      onKeyDown={({ key }) => key === 'Escape' && setRemoved(null)}
                      onClick={() => setRemoved(name === removed ? null : name)}
                    >
                      <span className={css.face}>{name}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <Path {...path} drawing={inSpace} className={css.inSpace} />
          <Path {...path} drawing={onPhones} className={css.onPhones} />
        </div>
      </div>
      <BankRecord words={record} services={services.blocks} outcome={outcome} />
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
      label
      to: address
    }
  }

  fragment Bank on Bank {
    prompt
    hint
    first
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
    record {
      example
      removed
      complete
      used
      unused
      noSubstitute
      others
      runs
      within
      exceeded
      takesOver
      decide
      unaffected
    }
  }
`;
