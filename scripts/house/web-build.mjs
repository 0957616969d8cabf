import { inRoot } from './places.mjs';
import { asSentence, lastLines, Sentence } from './sentence.mjs';
import { tool } from './tool.mjs';

/** Folder of the built web app. */
export const WEB_DIST = inRoot('apps/web/dist');

/**
 * Build the web app. Where nothing changed since an earlier build, turbo takes that one from its cache.
 *
 * @throws {Sentence} with the compiler's words, when it fails.
 */
export async function ensureWebBuilt() {
  const { code, output } = await tool('turbo', [
    'run',
    'build',
    '--filter=@paydirt/web',
    '--log-prefix=none',
  ]);
  if (code !== 0)
    throw asSentence(output) ?? new Sentence(`The web app could not be built:\n${lastLines(output, 30)}`);
}
