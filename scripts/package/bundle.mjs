import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { build } from 'vite';

import { inRoot } from '../process/paths.mjs';
import { STAGING } from './pack.mjs';

const ENTRY = '\0entry';

/**
 * Bundle a piece of an app that uses the packed library, as an app's production build does, React left out.
 *
 * @param {string} source An ES module; `ui:button` in it is the packed entry `button`.
 * @returns {Promise<{ bytes: number, modules: string[] }>} bytes of the JavaScript, compressed; and the files
 * of which anything is in it.
 */
export async function bundle(source) {
  const built = await build({
    configFile: false,
    root: inRoot('.'),
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId(id) {
          if (id === ENTRY) return { id: ENTRY, moduleSideEffects: true };
          return id.startsWith('ui:') ? join(STAGING, 'dist', id.slice(3), 'index.js') : undefined;
        },
        load: (id) => (id === ENTRY ? source : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        external: /^react(-dom)?(\/|$)/,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = outputs.filter((one) => one.type === 'chunk');
  return {
    bytes: chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0),
    modules: chunks.flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
    ),
  };
}
