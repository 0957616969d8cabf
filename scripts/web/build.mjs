import { inRoot } from '../process/paths.mjs';
import { knownFailure, lastLines, CommandError } from '../process/command.mjs';
import { tool } from '../process/run.mjs';

/** Folder of the built web app. */
export const WEB_DIST = inRoot('apps/web/dist');

/**
 * Build the web app. Where nothing changed since an earlier build, turbo takes that one from its cache.
 *
 * @throws {CommandError} with the compiler's words, when it fails.
 */
export async function ensureWebBuilt() {
  const { code, output } = await tool('turbo', [
    'run',
    'build',
    '--filter=@paydirt/web',
    '--log-prefix=none',
  ]);
  if (code !== 0)
    throw (
      knownFailure(output) ?? new CommandError(`The web app could not be built:\n${lastLines(output, 30)}`)
    );
}
