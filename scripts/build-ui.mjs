// `npm run build --workspace @paydirt/ui`: the component library as others install it.
import { ensureInstalled, requireNode20 } from './install/install.mjs';
import { command } from './process/command.mjs';

await command(async () => {
  requireNode20();
  await ensureInstalled();
  // Only now, for it needs what was just installed.
  const { buildUi } = await import('./package/build.mjs');
  await buildUi();
  console.log('Built: packages/ui/dist');
});
