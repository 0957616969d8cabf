// `npm run bench`: measures the services, prints and writes docs/benchmarks.md; `npm run bench -- screens` measures
// the screens beside those of others, half an hour; `npm run bench -- first-visit` the first visit to each tab beside
// a hello-world of React, half an hour. `--quick` runs once, a few minutes, and writes nothing. Close everything else
// first.
import { command } from '../../../scripts/process/command.mjs';
import { benchFirstVisit } from './first-visit.ts';
import { FIRST_VISIT, SCREENS, SERVICES, writePart } from './page.ts';
import { benchScreens } from './screens/bench-screens.ts';
import { benchServices } from './services.ts';

const args = process.argv.slice(2);
const quick = args.includes('--quick');
await command(async () => {
  const [part, report] = args.includes('screens')
    ? ([SCREENS, await benchScreens(quick)] as const)
    : args.includes('first-visit')
      ? ([FIRST_VISIT, await benchFirstVisit(quick)] as const)
      : ([SERVICES, await benchServices()] as const);
  console.log(report);
  if (!quick) await writePart(part, report);
});
