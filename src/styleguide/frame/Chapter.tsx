import type { ReactNode } from 'react';
import { Band, type Surface } from '../../components/Band/Band';
import { chapterId } from './chapters';
import * as css from './Chapter.module.css';

interface ChapterProps {
  name: string;
  /** What it shows, in one sentence. */
  lead: string;
  surface?: Surface;
  children: ReactNode;
}

/** A chapter of the guide. */
export function Chapter({ name, lead, surface, children }: ChapterProps) {
  const id = chapterId(name);
  return (
    <Band id={id} labelledBy={`${id}-heading`} {...(surface && { surface })}>
      <header className={css.head}>
        <h2 id={`${id}-heading`}>{name}</h2>
        <p className={css.lead}>{lead}</p>
      </header>
      {children}
    </Band>
  );
}
