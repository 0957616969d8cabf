// `npm run pack:ui`: the component library as a tarball that installs alone.
import { command } from './process/command.mjs';
import { buildUi } from './package/build.mjs';
import { pack } from './package/pack.mjs';

await command(async () => {
  await buildUi();
  console.log(`Packed: ${await pack()}`);
});
