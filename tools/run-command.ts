/** Runs a command of package.json. If it fails, prints the error's message; the process then exits with 1. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((reason: unknown) => {
    console.error(reason instanceof Error ? reason.message : reason);
    process.exitCode = 1;
  });
}
