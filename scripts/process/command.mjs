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
    const code = codeOf(error);
    const known =
      error instanceof CommandError || code.startsWith('ERR_PARSE_ARGS') ? error : knownFailure(code);
    console.error(known instanceof Error ? `\n${known.message}` : error);
    process.exitCode = 1;
  }
}

function codeOf(/** @type {unknown} */ error) {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/**
 * Messages for known outputs and error codes of failed tools, the first that fits counts.
 *
 * @type {readonly (readonly [RegExp, string])[]}
 */
const MEANINGS = [
  [
    /ENOSPC|no space left on device/i,
    'The disk is full: free about 1 GB where this folder and the temporary folder are, then run it again.',
  ],
  [/EDQUOT|disk quota exceeded/i, 'The disk quota is used up: free about 1 GB in it, then run it again.'],
  [
    /EROFS|read-only file system/i,
    'This folder cannot be written to (a read-only file system): put the repository on a disk that can be written to.',
  ],
  [
    /EACCES|EPERM|permission denied/i,
    'A file or folder here belongs to somebody else: make this folder, node_modules and the data folder your own, then run it again.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|network request .* failed/,
    'The packages could not be fetched: the package registry did not answer. Connect to a network and run it again.',
  ],
  [
    /code EUSAGE|can only install packages when/,
    'package.json and package-lock.json do not agree: run `npm install`, and keep the lock file that it writes.',
  ],
  [
    /EINTEGRITY/,
    'A package did not match the checksum in package-lock.json and was refused: run `npm cache clean --force`, then run it again.',
  ],
  [
    /gyp ERR!|not found: make|No C\+\+ compiler|cc1plus: not found/i,
    'A package has to be compiled here and there is no compiler: install one (Debian: `apt-get install build-essential python3`), then run it again.',
  ],
  [
    /Cannot find native binding|Cannot find module '@rolldown\/binding|lightningcss\..*\.node|@tailwindcss\/oxide-/,
    'The compiler of the web app is not whole on this platform: delete node_modules and run it again, with a network.',
  ],
  [
    /ENOMEM|heap out of memory|Killed/,
    'There was not enough memory: close something large and run it again.',
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
 * Last lines of an output, without stack traces, for a failure whose cause is not known.
 *
 * @param {string} output
 */
export function lastLines(output, count = 12) {
  const lines = output.split('\n').filter((line) => !/^\s+at .*[:)]/.test(line));
  return lines.join('\n').trimEnd().split('\n').slice(-count).join('\n');
}
