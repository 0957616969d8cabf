// Writes compressed forms of each text file of the build, `.br` and `.gz`, for the services to send: once, at the
// highest level. A part of `npm run build` of this package; a benchmark names a folder of its own.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [folder] = process.argv.slice(2);
const BUILD = folder === undefined ? new URL('../dist/', import.meta.url) : pathToFileURL(`${folder}/`);
const COMPRESSED = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Below this a header costs more than compression saves. */
const SMALLEST = 1024;

async function compress(file: URL) {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST) return;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([
    writeFile(new URL(`${file.href}.br`), brotli),
    writeFile(new URL(`${file.href}.gz`), gzipped),
  ]);
}

const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' });
await Promise.all(
  files
    .filter((file) => COMPRESSED.test(file) && !file.startsWith('.vite'))
    .map((file) => compress(new URL(file, BUILD))),
);
