// Puts the build that is there aside, before another one is made: a page that is open while the app is updated goes on
// asking for files of the version that it began with, and the services find them there.
import { rm, rename } from 'node:fs/promises';

const BUILD = new URL('../dist', import.meta.url);
const LAST = new URL('../dist-last', import.meta.url);

await rm(LAST, { recursive: true, force: true });
await rename(BUILD, LAST).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error;
});
