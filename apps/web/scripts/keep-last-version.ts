// Puts a complete build, `dist-next`, in the place of the present one, which is kept as `dist-last`: a page that is
// open during an update continues to request files of its own version, and the services find them there. The last
// part of `npm run build` of this package; a test names a folder of its own.
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [folder = fileURLToPath(new URL('..', import.meta.url))] = process.argv.slice(2);
const [next, build, last] = ['dist-next', 'dist', 'dist-last'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];

await stat(join(next, 'index.html'));
await rm(last, { recursive: true, force: true });
await rename(build, last).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error;
});
await rename(next, build);
