// The component library as others install it: what it exports, what it weighs, and a consumer app that uses it.
// `npm test -- package`; `--record` keeps the measured bytes as what later changes are compared with.
import { command, lastLines, CommandError } from './process/command.mjs';
import { tool } from './process/run.mjs';
import { buildUi } from './package/build.mjs';
import { checkConsumer } from './package/consumer.mjs';
import { checkExamples } from './package/examples.mjs';
import { pack, tryPublishing } from './package/pack.mjs';
import { checkSizes } from './package/size.mjs';

await command(async () => {
  await buildUi();
  const tarball = await pack();
  await tryPublishing(tarball);
  await must('publint', [tarball, '--strict']);
  // A package of ES modules is not for a compiler that knows none.
  await must('attw', [tarball, '--profile', 'esm-only', '--format', 'ascii']);

  const faults = await checkSizes({ record: process.argv.includes('--record') });
  if (faults.length > 0)
    throw new CommandError(`The package is not as it should be:\n  ${faults.join('\n  ')}`);
  await checkConsumer(tarball);
  await checkExamples(tarball);
  console.log('Packed, exported and typed well, and at work in a consumer app and in the starters.');
});

/** @param {string} name @param {string[]} args */
async function must(name, args) {
  const { code, output } = await tool(name, args);
  // are-the-types-wrong tells of every entry, well or not.
  const faults = output.split('\n').filter((line) => !/^$|^\*+$|ignored|wildcard|🟢/u.test(line));
  if (code !== 0)
    throw new CommandError(`${name} finds fault with the package:\n${lastLines(faults.join('\n'), 40)}`);
}
