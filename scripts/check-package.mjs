// Checks the component library as users install it: its exports, its size, and a consumer app that uses it. `npm
// test -- package`; `--record` stores the measured bytes for later comparison.
import { command, CommandError } from './process/command.mjs';
import { run, tool } from './process/run.mjs';
import { buildUi } from './package/build.mjs';
import { checkConsumer } from './package/consumer.mjs';
import { checkExamples } from './package/examples.mjs';
import { pack } from './package/pack.mjs';
import { checkSizes } from './package/size.mjs';

await command(async () => {
  await buildUi();
  const tarball = await pack();
  await run(tool('publint'), [tarball, '--strict'], { fault: 'publint finds fault with the package' });
  // A package of ES modules is not for a compiler that knows none.
  const types = await run(tool('attw'), [tarball, '--profile', 'esm-only', '--format', 'ascii']);
  // It reports every entry, good or bad.
  const wrong = types.output.replaceAll(/^(?:|\*+|.*(?:ignored|wildcard|🟢).*)\n/gmu, '');
  if (types.code !== 0) throw new CommandError(`are-the-types-wrong finds fault with the package:\n${wrong}`);

  const faults = await checkSizes({ record: process.argv.includes('--record') });
  if (faults.length > 0)
    throw new CommandError(`The package is not as it should be:\n  ${faults.join('\n  ')}`);
  await checkConsumer(tarball);
  await checkExamples(tarball);
  console.log('Packed, exported and typed well, and at work in a consumer app and in the starters.');
});
