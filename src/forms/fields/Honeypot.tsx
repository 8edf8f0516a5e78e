import { useEffect, type RefObject } from 'react';
import { useHydrated } from '../../hooks/useHydrated';
import * as css from '../form.module.css';
import { HONEYPOT } from '../rules';

/**
 * Attributes that make 1Password, LastPass, Bitwarden, Dashlane and Proton Pass ignore a field
 * (docs/decisions/0063-changed-pages.md).
 */
const optOuts = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-protonpass-ignore': '',
};

interface HoneypotProps {
  ref: RefObject<HTMLInputElement | null>;
  /** Set once the form has had a key press, click or input by the visitor: scripts cannot make their events trusted. */
  hasTrustedInput: RefObject<boolean>;
}

/** A hidden field that only bots fill in. The HTML lacks the opt-out attributes, to keep the page small. */
export function Honeypot({ ref, hasTrustedInput }: HoneypotProps) {
  const isHydrated = useHydrated(true, false);
  useEffect(() => {
    const form = ref.current?.form;
    const note = (isTrusted: boolean) => {
      hasTrustedInput.current ||= isTrusted;
    };
    // The button was clicked before hydration (plugins/gatsby-plugin-deferred-scripts/loader.inline.js).
    note(form?.dataset.trusted !== undefined);
    // Assistive technology clicks without a pointer. The listeners are removed with the form.
    for (const type of ['keydown', 'pointerdown', 'click', 'input']) {
      form?.addEventListener(type, (event) => note(event.isTrusted));
    }
  }, [ref, hasTrustedInput]);

  return (
    <div className={css.honeypot} aria-hidden="true">
      <input
        ref={ref}
        name={HONEYPOT}
        tabIndex={-1}
        autoComplete="off"
        {...(isHydrated && optOuts)}
      />
    </div>
  );
}
