import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const FOLDER = at('../web/dist-demo');

/** Put what is not built beside the page: the services' own pictures and films, and the prepared world. */
const files: Plugin = {
  name: 'files',
  async closeBundle() {
    await cp(at('../sandbox/media'), `${FOLDER}/media`, { recursive: true });
    await cp(at('.cache/world'), FOLDER, { recursive: true });
  },
};

export default defineConfig({
  // Below any path of a host.
  base: './',
  publicDir: at('../web/public'),
  plugins: [react(), tailwindcss(), files],
  worker: { format: 'es' },
  build: { target: 'es2023', outDir: FOLDER, emptyOutDir: true, assetsInlineLimit: 0 },
});
