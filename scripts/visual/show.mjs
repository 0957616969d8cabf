import { spawn } from 'node:child_process';

const OPENERS = /** @type {Readonly<Record<string, string>>} */ ({ darwin: 'open', linux: 'xdg-open' });

/**
 * Open a file for the person at the terminal. Does nothing where nobody sits, as in CI, or there is no screen: the
 * path is printed anyway.
 *
 * @param {string} path
 */
export function showToPerson(path) {
  const opener = OPENERS[process.platform];
  const screen = process.platform === 'darwin' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  if (!process.stdout.isTTY || process.env.CI || !screen || opener === undefined) return;
  const child = spawn(opener, [path], { stdio: 'ignore', detached: true });
  // Without an opener the path does.
  child.on('error', () => {});
  child.unref();
}
