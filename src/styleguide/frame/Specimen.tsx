import type { ReactNode } from 'react';
import { classes } from '../../components/classes';
import * as css from './Specimen.module.css';

interface SpecimenProps {
  name: string;
  /** Where its code stands, under src/. */
  from?: string;
  /** When to use it, or what to try. */
  note?: string;
  children: ReactNode;
}

/** Something shown: its name and source in a narrow column, the real thing in a wide one. */
export function Specimen({ name, from, note, children }: SpecimenProps) {
  return (
    <section className={css.specimen}>
      <div className={css.words}>
        <h3 className={css.name}>{name}</h3>
        {from && <code className={css.from}>{from}</code>}
        {note && <p className={css.note}>{note}</p>}
      </div>
      <div className={css.shown}>{children}</div>
    </section>
  );
}

/** A state of something: its name, then the thing in that state. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.state}>
      <p className={css.label}>{name}</p>
      {children}
    </div>
  );
}

/** States side by side. */
export function States({
  room = 'small',
  children,
}: {
  /** What a state needs: a button, a link or a field. */
  room?: 'small' | 'medium' | 'large';
  children: ReactNode;
}) {
  return <div className={classes(css.states, css[room])}>{children}</div>;
}
