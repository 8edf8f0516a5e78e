import type { Ref } from 'react';
import { classes } from '../../helpers/classes';
import { Arrow } from '../Arrow/Arrow';
import * as css from './StepControls.module.css';

/** Moves a row by one card. */
export type Step = (direction: 1 | -1) => void;

interface StepControlsProps {
  /** The names of the buttons. */
  previous: string;
  next: string;
  previousRef?: Ref<HTMLButtonElement>;
  onStep: Step;
  /** What is in view, such as '2 of 6'. */
  status: string;
  className: string | undefined;
}

/** The buttons of a carousel or of a row that scrolls, with a counter. */
export function StepControls(props: StepControlsProps) {
  const { previous, next, previousRef, onStep, status, className } = props;
  return (
    <div className={classes(css.controls, className)}>
      <button
        ref={previousRef}
        type="button"
        className={css.step}
        onClick={() => onStep(-1)}
        aria-label={previous}
      >
        <Arrow direction="left" />
      </button>
      <button type="button" className={css.step} onClick={() => onStep(1)} aria-label={next}>
        <Arrow />
      </button>
      <p className={css.count} aria-live="polite">
        {status}
      </p>
    </div>
  );
}
