// `npm run pack:ui`: the component library as a tarball that installs alone.
import { ensureInstalled, requireNode20 } from './install/install.mjs';
import { command } from './process/command.mjs';

await command(async () => {
  requireNode20();
  await ensureInstalled();
  // Imported only now: they need what was just installed.
  const { buildUi } = await import('./package/build.mjs');
  const { pack } = await import('./package/pack.mjs');
  await buildUi();
  console.log(`Packed: ${await pack()}`);
});
