import { networkInterfaces } from 'node:os';

/** Values of `HOST` that mean every address of the machine. */
const EVERYWHERE = ['0.0.0.0', '::'];

/**
 * Write what the host of a class needs: addresses of the app for all, and the class key for themselves.
 *
 * @param {{ address: string, classKey: string | null }} services
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string} lines for a person; none where nobody else can reach the services.
 */
export function forAClass({ address, classKey }, env = process.env) {
  if (classKey === null) return '';
  const { port } = new URL(address);
  const inNetwork = Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map((found) => `http://${found.address}:${port}`);
  const own = EVERYWHERE.includes(env.HOST?.trim() ?? '') ? inNetwork : [address];
  const open = env.PUBLIC_URL ? [env.PUBLIC_URL] : own;
  return `
  Class   ${open.join('  ')}
          Class key ${classKey}, for you: entered once in the test panel, it opens all of it
`;
}
