import { startTransition, useOptimistic, useState } from 'react';
import { Arrow } from '../../components/Arrow/Arrow';
import { Scale } from '../../components/RecordTable/Scale';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { Status } from '../../components/Status/Status';
import { copyText } from '../../helpers/copyText';
import { fill } from '../../helpers/fill';
import { labels } from '../../labels';
import * as hidden from '../../styles/visuallyHidden.module.css';
import { addressWithout } from './address';
import * as css from './BankRecord.module.css';
import { timeAt, type Description, type Row } from './describe';
import { lastHour, type countBreaches, type Outcome } from './outcome';

interface BankRecordProps {
  /** The time at which blocks are taken away, such as 09:14. */
  start: string;
  outcome: Outcome;
  description: Description;
  /** Announces the outcome, of which a screen reader says nothing on its own as the page loads. */
  isUsed: boolean;
  onHour: (hour: number) => void;
  proof: Queries.MenuLinkFragment | undefined;
  /** How many blocks and pairs break a tolerance. */
  counts: ReturnType<typeof countBreaches>;
  onAsk: (question: string) => void;
}

/** A row's words. */
export function RowText({ name, text, status, tone }: Row) {
  return (
    <>
      <span>{name}</span>
      <span>{text}</span>
      <Status label={status} tone={tone} />
    </>
  );
}

/** The record of what happened, the hours that pass, and where they lead: to the proof, to a colleague and to a question. */
export function BankRecord(props: BankRecordProps) {
  const { start, outcome, description, isUsed, onHour, proof, counts, onAsk } = props;
  const { heading, services, others, announcement, question } = description;
  const [answer, setAnswer] = useState({ to: '', words: '' });
  const answered = answer.to === heading ? answer.words : '';
  // Of the range, which the outcome follows.
  const [hour, setShownHour] = useOptimistic(outcome.hour);
  const time = timeAt(hour, start);
  const { blocks, breakingBlocks, pairs, breakingPairs } = counts;
  const showHour = (next: number) =>
    startTransition(() => {
      setShownHour(next);
      onHour(next);
    });
  const copyLink = async () => {
    const { origin, pathname } = window.location;
    const isCopied = await copyText(addressWithout(outcome.removed, origin + pathname));
    setAnswer({ to: heading, words: isCopied ? labels.bank.copied : labels.bank.notCopied });
  };
  return (
    <div className={css.record}>
      <div id="bank" className={css.card}>
        <p className={css.head}>
          <b>{heading}</b>
          <span>{labels.bank.example}</span>
        </p>
        <div role="status" aria-atomic="false" className={hidden.text}>
          <span>{isUsed && announcement}</span>
          <span>{answered}</span>
        </div>
        <ul className={css.rows}>
          {services.map((row) => (
            <li key={row.name} className={css.row}>
              <RowText {...row} />
              <Scale filled={row.away} limit={row.tolerance} max={lastHour} tone={row.tone} />
            </li>
          ))}
          {others.map((row) => (
            <li key={row.name + row.text} className={css.row}>
              <RowText {...row} />
            </li>
          ))}
        </ul>
        <p className={css.hours}>
          <label htmlFor="hours">{fill(labels.bank.hours, { time: start })}</label>
          <input
            id="hours"
            type="range"
            max={lastHour}
            value={hour}
            // Firefox would restore it on a reload, but not the record.
            autoComplete="off"
            aria-valuetext={fill(labels.bank.hour, { hours: hour, time })}
            onChange={({ target }) => showHour(target.valueAsNumber)}
          />
          <span aria-hidden="true">{fill(labels.bank.hourShort, { hours: hour })}</span>
        </p>
        <p className={css.foot}>
          {proof && (
            <SiteLink to={proof.to}>
              <span>{proof.label}</span>
              <Arrow />
            </SiteLink>
          )}
          <a
            href="#enquiry-form"
            onClick={({ ctrlKey, metaKey, shiftKey }) => {
              // Another tab or window has its own form.
              const isHere = !ctrlKey && !metaKey && !shiftKey;
              if (question && isHere) onAsk(question);
            }}
          >
            {labels.bank.ask}
          </a>
          <button type="button" onClick={() => void copyLink()}>
            {answered || labels.bank.copy}
          </button>
        </p>
      </div>
      <p className={css.count}>
        {fill(labels.bank.count, { blocks, breakingBlocks, pairs, breakingPairs })}
      </p>
    </div>
  );
}
