/** Logs a failed call in one line that holds nothing the visitor typed (specification section 8). */
export function reportFailure(call: string, reason: unknown): void {
  const cause = reason instanceof Error ? `${reason.name}: ${reason.message}` : 'unknown';
  console.error(`The ${call} call failed: ${cause}`);
}
