// The web app's development server, as started by scripts/dev.mjs.
import { createServer } from 'vite';

import '../process/end-with-parent.mjs';
import { inRoot } from '../process/paths.mjs';

const target = process.env.SERVICES_ADDRESS ?? '';
const server = await createServer({
  root: inRoot('apps/web'),
  server: {
    port: Number(process.env.PORT),
    strictPort: true,
    proxy: {
      '/api': { target, ws: true },
      '/media': { target },
    },
  },
});
await server.listen();
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
