import { inRoot } from '../process/paths.mjs';
import { run, tool } from '../process/run.mjs';

/** Folder of the built web app. */
export const WEB_DIST = inRoot('apps/web/dist');

/**
 * Build the web app. Where nothing changed since an earlier build, turbo takes that one from its cache.
 *
 * @throws {CommandError} with the compiler's message, when it fails.
 */
export async function ensureWebBuilt() {
  await run(tool('turbo'), ['run', 'build', '--filter=@paydirt/web', '--log-prefix=none'], {
    fault: 'The web app could not be built',
  });
}
