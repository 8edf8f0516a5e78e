import { useEffect, type RefObject } from 'react';
import { useIsHydrated } from '../../components/useIsHydrated';
import * as css from '../form.module.css';
import { HONEYPOT } from '../rules';

/** What keeps 1Password, LastPass, Bitwarden, Dashlane and Proton Pass away (docs/decisions/0066-trusted-input.md). */
const optOuts = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-protonpass-ignore': '',
};

interface HoneypotProps {
  ref: RefObject<HTMLInputElement | null>;
  /** Set once a key, a click or an input by the visitor has reached the form: no script can make its events trusted. */
  hasTrustedInput: RefObject<boolean>;
}

/** A hidden field that only bots fill in. In the HTML it has no opt-outs, for a shorter first view. */
export function Honeypot({ ref, hasTrustedInput }: HoneypotProps) {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    const form = ref.current?.form;
    const note = (isTrusted: boolean) => {
      hasTrustedInput.current ||= isTrusted;
    };
    // The button was clicked before hydration (plugins/gatsby-plugin-deferred-scripts/loader.inline.js).
    note(form?.dataset.trusted !== undefined);
    // Assistive technology clicks without a pointer. The listeners end with the form.
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
