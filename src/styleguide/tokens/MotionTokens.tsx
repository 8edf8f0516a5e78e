import { useState } from 'react';
import { Button } from '../../components/Button/Button';
import { Specimen } from '../frame/Specimen';
import { EasingCurve } from './EasingCurve';
import * as css from './MotionTokens.module.css';
import { useTokens } from './TokenContext';
import { TokenRow } from './TokenRow';

/** Durations as a point that travels, and easings as curves. Under reduced motion the durations are nearly none. */
export function MotionTokens() {
  const [isOver, setIsOver] = useState(false);
  const [easing] = useTokens('easing');
  return (
    <>
      <Specimen name="Durations" note="Only to explain a change; none of it under reduced motion.">
        {useTokens('duration').map(({ name, value }) => (
          <TokenRow key={name} name={name} value={value}>
            <div className={css.track}>
              <span
                className={css.point}
                style={{
                  insetInlineStart: isOver ? '100%' : 0,
                  transition: `inset-inline-start var(${name}) ${easing ? `var(${easing.name})` : ''}`,
                }}
              />
            </div>
          </TokenRow>
        ))}
        <div className={css.go}>
          <Button variant="secondary" onClick={() => setIsOver(!isOver)}>
            {isOver ? 'Move back' : 'Move on'}
          </Button>
        </div>
      </Specimen>
      <Specimen name="Easing">
        {useTokens('easing').map(({ name, value }) => (
          <TokenRow key={name} name={name} value={value}>
            <EasingCurve value={value} className={css.curve} />
          </TokenRow>
        ))}
      </Specimen>
    </>
  );
}
