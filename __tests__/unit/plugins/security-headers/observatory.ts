import type { Header } from '../../../../plugins/gatsby-plugin-security-headers/headers';

const halfAYear = 15_768_000;

const directive = (policy: string, name: string) =>
  policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .find(([first]) => first === name)
    ?.slice(1);

/** A policy's modifier: unsafe scripts cost, a closed default earns. */
function policyModifier(policy: string | undefined): number {
  if (!policy) return -25;
  const fallback = directive(policy, 'default-src') ?? ['*'];
  const scripts = directive(policy, 'script-src') ?? fallback;
  const styles = directive(policy, 'style-src') ?? fallback;
  if (scripts.some((source) => ["'unsafe-inline'", '*', 'https:', 'data:'].includes(source)))
    return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if (styles.includes("'unsafe-inline'")) return 0;
  return fallback.join() === "'none'" ? 10 : 5;
}

/**
 * The score that the HTTP Observatory would give an answer without cookies, cross-origin sharing or foreign
 * scripts: 100, less the penalties, and the bonuses where that leaves 90 or more.
 * Source: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
export function observatoryScore(headers: readonly Header[]): number {
  const value = (name: string) => headers.find(({ key }) => key === name)?.value;
  const policy = value('content-security-policy');
  const age = Number(/max-age=(\d+)/.exec(value('strict-transport-security') ?? '')?.[1] ?? 0);
  const referrer = value('referrer-policy') ?? '';
  const isPrivate = /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(referrer);
  const framing = directive(policy ?? '', 'frame-ancestors')?.join();

  const modifiers = [
    policyModifier(policy),
    age >= halfAYear ? 0 : age > 0 ? -10 : -20,
    value('x-content-type-options') === 'nosniff' ? 0 : -5,
    framing === "'none'" || framing === "'self'" ? 5 : value('x-frame-options') ? 0 : -20,
    isPrivate ? 5 : referrer ? -5 : 0,
    value('cross-origin-resource-policy') === 'same-origin' ? 10 : 0,
  ];
  const sum = (chosen: number[]) => chosen.reduce((total, modifier) => total + modifier, 0);
  const base = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  return base < 90 ? base : base + sum(modifiers.filter((modifier) => modifier > 0));
}
