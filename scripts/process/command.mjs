/** A failure that the user can act on: its message is shown alone, without a stack. */
export class CommandError extends Error {}

/**
 * Run a command's work. A {@link CommandError} ends it with its message alone; anything else that is thrown is a
 * bug and keeps its stack. Either way the exit code is 1.
 *
 * @param {() => Promise<void>} work
 */
export async function command(work) {
  try {
    await work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';

    const known =
      error instanceof CommandError || (error instanceof Error && code.startsWith('ERR_PARSE_ARGS'))
        ? error
        : knownFailure(code);
    console.error(known ? `\n${known.message}` : error);
    process.exitCode = 1;
  }
}

/**
 * Messages for known outputs and error codes of failed tools, the first that fits counts.
 *
 * @type {readonly (readonly [RegExp, string])[]}
 */
const MEANINGS = [
  [
    /ENOSPC|EDQUOT|no space left on device|disk quota exceeded/i,
    'The disk is full: free about 1 GB where this folder and the temporary folder are, then run it again.',
  ],
  [
    /EACCES|EPERM|permission denied|EROFS|read-only file system/i,
    'A file or folder here cannot be written to, or belongs to somebody else: make this folder, node_modules and the data folder your own, then run it again.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|E\w+TIMEOUT|network request .* failed/,
    'The packages could not be fetched: the package registry did not answer. Connect to a network and run it again.',
  ],
  [
    /Cannot find native binding|Cannot find module '@rolldown\/binding|lightningcss\..*\.node|@tailwindcss\/oxide-/,
    'The compiler of the web app is not whole on this platform: delete node_modules and run it again, with a network.',
  ],
];

/**
 * Explain the output of a tool that failed, where its cause is known.
 *
 * @param {string} output
 * @returns {CommandError | undefined}
 */
export function knownFailure(output) {
  const found = MEANINGS.find(([pattern]) => pattern.test(output));
  return found && new CommandError(found[1]);
}

/**
 * Last lines of an output, without stack traces, for a failure of unknown cause.
 *
 * @param {string} output
 */
export function lastLines(output, count = 12) {
  const lines = output.split('\n').filter((line) => !/^\s+at .*[:)]/.test(line));
  return lines.join('\n').trimEnd().split('\n').slice(-count).join('\n');
}
