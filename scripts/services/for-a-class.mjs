import { networkInterfaces } from 'node:os';

/**
 * Write the information for the host of a class: the addresses for everyone, and the class key for the host.
 *
 * @param {{ address: string, classKey: string | null }} services
 * @returns {string} lines for a person; none where nobody else can reach the services.
 */
export function forAClass({ address, classKey }) {
  if (classKey === null) return '';
  const { HOST = '', PUBLIC_URL } = process.env;
  const inNetwork = Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map((found) => `http://${found.address}:${new URL(address).port}`);
  // With these values the services listen on every address of the machine.
  const own = ['0.0.0.0', '::'].includes(HOST.trim()) ? inNetwork : [address];
  return `
  Class   ${PUBLIC_URL || own.join('  ')}
          Class key ${classKey}, for you: entered once in the test panel, it opens all of it
`;
}
