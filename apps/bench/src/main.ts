// `npm run bench`: measures everything and writes docs/benchmarks.md, an hour and a half; `-- services`, `--
// growth`, `-- screens`, `-- first-visit` or `-- tab` alone: the services in a quarter of an hour, the growth of a
// day's end with the world in five minutes, the screens compared with those of others and the first visit to each
// tab compared with a hello-world of React in half an hour each, the product in one tab of a browser in three
// minutes. `--quick` runs once, a few minutes, and writes nothing. Close everything else first.
import { parseArgs } from 'node:util';

import { command, CommandError } from '../../../scripts/process/command.mjs';
import { benchFirstVisit } from './first-visit.ts';
import { benchGrowth } from './growth.ts';
import { writePart } from './page.ts';
import { benchScreens } from './screens/bench-screens.ts';
import { benchServices } from './services.ts';
import { benchTab } from './tab.ts';

/** Parts of docs/benchmarks.md that are measured apart from each other. */
const PARTS: Readonly<
  Record<string, readonly [heading: string, measure: (quick: boolean) => Promise<string>]>
> = {
  services: ['# Benchmarks', benchServices],
  growth: ['## How cost grows', benchGrowth],
  screens: ['## Screens beside those of others', benchScreens],
  'first-visit': ['## First visit, cold', benchFirstVisit],
  tab: ['## In one tab', benchTab],
};

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false } },
  allowPositionals: true,
});

await command(async () => {
  const unknown = positionals.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown !== undefined)
    throw new CommandError(`There is no part "${unknown}": ${Object.keys(PARTS).join(', ')}.`);
  for (const [name, [heading, measure]] of Object.entries(PARTS)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const report = `${heading}\n\n${await measure(values.quick)}`;
    console.log(report);
    if (!values.quick) await writePart(report);
  }
});
