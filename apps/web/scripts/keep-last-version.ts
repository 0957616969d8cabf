// Keeps a copy of the present build before another one is made: a page that is open during an update continues to
// request files of its own version, and the services find them there.
import { rm, rename } from 'node:fs/promises';

const BUILD = new URL('../dist', import.meta.url);
const LAST = new URL('../dist-last', import.meta.url);

await rm(LAST, { recursive: true, force: true });
await rename(BUILD, LAST).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error;
});
