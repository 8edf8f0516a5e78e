/**
 * Runs the command of a file, with the words behind it, unless the file is only imported. The process exits with the
 * number that the command returns, or with 1 and the error's message.
 */
export async function runCommand(
  file: NodeJS.Module,
  command: (args: string[]) => unknown,
): Promise<void> {
  if (require.main !== file) return;
  try {
    const status = await command(process.argv.slice(2));
    if (typeof status === 'number') process.exitCode = status;
  } catch (reason) {
    console.error(reason instanceof Error ? reason.message : reason);
    process.exitCode = 1;
  }
}
