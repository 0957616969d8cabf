// `npm run build`: the web app, as it is served.
import { ensureInstalled, requireNode20 } from './house/install.mjs';
import { inRoot } from './house/places.mjs';
import { command } from './house/sentence.mjs';
import { ensureWebBuilt } from './house/web-build.mjs';

await command(async () => {
  requireNode20();
  await ensureInstalled();
  const built = await ensureWebBuilt();
  console.log(`${built ? 'Built' : 'Nothing changed since the last build'}: ${inRoot('apps/web/dist')}`);
});
