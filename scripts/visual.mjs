// `npm run visual [stories]`: pictures of the stories against the accepted ones, and a report to look at. `--accept`
// keeps what is rendered now as what is right; `--all` takes every story, against pictures of this machine alone;
// `--within=SECONDS` takes no more after that. docs/visual-review.md tells more. Runs on Node 24.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

import { chromium } from 'playwright';
import { preview } from 'vite';

import { ensureBrowser, launchOptions } from './house/browser.mjs';
import { inRoot, ROOT } from './house/places.mjs';
import { command, Sentence } from './house/sentence.mjs';
import { bytesOf, keepAccepted, MOST_BYTES, readAccepted, sampleFile } from './visual/accepted.mjs';
import { compare, STRICT, WIDE } from './visual/compare.mjs';
import { openDarkroom } from './visual/darkroom.mjs';
import { comparability, takeSample, thisMachine } from './visual/machine.mjs';
import { readOptions } from './visual/options.mjs';
import { jobsOf, pictureName, wantedEntries, withoutStory } from './visual/plan.mjs';
import { reportPage } from './visual/report.mjs';
import { goneOf, review } from './visual/review.mjs';
import { showToPerson } from './visual/show.mjs';
import { builtStories } from './visual/storybook.mjs';
import { doubtsOf, faultsOf, summaryOf, verdictOf } from './visual/summary.mjs';

const WORK = inRoot('.cache/visual');
const STORYBOOK = join(WORK, 'storybook');
const KEPT = inRoot('visual');
const REPORT = join(WORK, 'report.html');
/** For `npm test`. */
const RESULT = join(WORK, 'result.json');
const FLAGS = [
  // What was drawn before is never drawn over, and pictures never come later than the page that they are in.
  '--disable-partial-raster',
  '--disable-checker-imaging',
  // Nothing comes from elsewhere, or a story would look as the network is.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

await command(async () => {
  const begun = performance.now();
  const options = readOptions(process.argv.slice(2));
  mkdirSync(WORK, { recursive: true });
  await ensureBrowser();
  const stories = await builtStories(STORYBOOK);

  const folder = options.all ? join(WORK, 'all') : KEPT;
  const entries = wantedEntries(stories, options);
  const jobs = entries.flatMap(jobsOf);
  const accepted = readAccepted(folder);
  const wholly = options.stories.length === 0;
  const gone = wholly ? goneOf(accepted, jobs) : [];
  const missing = wholly ? withoutStory(stories) : [];

  const { args, ...launch } = launchOptions();
  const browser = await chromium.launch({ ...launch, args: [...args, ...FLAGS] });
  const server = await preview({
    configFile: false,
    root: WORK,
    build: { outDir: STORYBOOK },
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'silent',
  });
  try {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.httpServer.address());
    const sample = await takeSample(browser);
    const machine = await thisMachine(browser, sample);
    const { tolerance, sentence } = await comparability(accepted.machine, machine, () =>
      sampleFits(browser, folder, sample),
    );
    if (options.accept && sentence !== '' && !wholly) {
      throw new Sentence(`${sentence} Accept all of them here, without naming stories, or these there.`);
    }

    // Pictures of two machines beside each other would compare with neither.
    const known = options.accept && sentence !== '' ? { machine, pictures: new Map() } : accepted;
    const findings = await review({
      browser,
      address: `http://127.0.0.1:${port}`,
      jobs,
      folder,
      accepted: known,
      tolerance: options.accept ? STRICT : tolerance,
      again: options.accept ? 'doubtful' : sentence === '' ? 'few' : 'each',
      seconds: options.seconds - (performance.now() - begun) / 1000,
    });

    if (options.accept) await accept({ browser, folder, accepted: known, machine, sample, findings, gone });
    else report({ findings, gone, missing, sentence }, options.all);
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    console.log(`${findings.length} pictures of ${entries.length} stories in ${seconds} s.`);
  } finally {
    await server.close();
    await browser.close();
  }
});

/** Whether this machine draws the sample as that of the accepted pictures does, but for edges. */
async function sampleFits(
  /** @type {import('playwright').Browser} */ browser,
  /** @type {string} */ folder,
  /** @type {Buffer} */ sample,
) {
  const kept = sampleFile(folder);
  if (!existsSync(kept)) return false;
  const darkroom = await openDarkroom(browser);
  try {
    const before = await darkroom.pixelsOf(readFileSync(kept));
    return compare(before, await darkroom.pixelsOf(sample), WIDE).same;
  } finally {
    await darkroom.close();
  }
}

/**
 * @param {object} reviewed
 * @param {import('playwright').Browser} reviewed.browser
 * @param {string} reviewed.folder
 * @param {import('./visual/accepted.mjs').Accepted} reviewed.accepted
 * @param {import('./visual/machine.mjs').Machine} reviewed.machine
 * @param {Buffer} reviewed.sample
 * @param {readonly import('./visual/review.mjs').Finding[]} reviewed.findings
 * @param {readonly string[]} reviewed.gone
 */
async function accept({ browser, folder, accepted, machine, sample, findings, gone }) {
  const darkroom = await openDarkroom(browser);
  const unfit = findings.filter(({ status, fault }) => status === 'restless' || fault !== '');
  /** @type {Map<string, { shot: string, webp: Buffer }>} */
  const taken = new Map();
  for (const finding of findings) {
    if (finding.after === undefined || unfit.includes(finding)) continue;
    const webp = await darkroom.webpOf(await darkroom.pixelsOf(finding.after));
    taken.set(pictureName(finding.job), { shot: finding.shot, webp });
  }
  await darkroom.close();
  keepAccepted(folder, accepted, { machine, sample, taken, gone });
  // What was accepted is to be seen, too.
  const reviewed = { findings, gone, missing: [], sentence: '' };
  writeFileSync(REPORT, reportPage({ ...reviewed, summary: summaryOf(reviewed), all: folder !== KEPT }));
  const bytes = bytesOf(folder);
  const place = relative(ROOT, folder);
  console.log(
    `Accepted ${taken.size} pictures, forgot ${gone.length}. ${place} holds what is right: ${inMegabytes(bytes)}.`,
  );
  if (unfit.length > 0) {
    const lines = faultsOf({ ...reviewed, findings: unfit, gone: [] });
    throw new Sentence(
      `These cannot be accepted, see ${pathToFileURL(REPORT).href}:\n  ${lines.join('\n  ')}`,
    );
  }
  if (folder === KEPT && bytes > MOST_BYTES) {
    throw new Sentence(
      `${place} may weigh ${inMegabytes(MOST_BYTES)}: tag fewer stories, or smaller ones, 'visual'.`,
    );
  }
}

function inMegabytes(/** @type {number} */ bytes) {
  return `${(bytes / 1_000_000).toFixed(2)} MB`;
}

/** @param {import('./visual/summary.mjs').Reviewed} reviewed @param {boolean} all */
function report(reviewed, all) {
  const faults = faultsOf(reviewed);
  const doubts = doubtsOf(reviewed);
  const summary = summaryOf(reviewed);
  writeFileSync(REPORT, reportPage({ ...reviewed, summary, all }));
  writeFileSync(RESULT, JSON.stringify(verdictOf(reviewed)));
  if (reviewed.sentence !== '') console.log(reviewed.sentence);
  if (doubts.length > 0) {
    console.log(`Otherwise than accepted, perhaps by the machine's doing:\n  ${doubts.join('\n  ')}`);
  }
  console.log(`${summary}.\nReport: ${pathToFileURL(REPORT).href}`);
  showToPerson(REPORT);
  if (faults.length === 0) return;
  throw new Sentence(
    `${faults.length} to look at, in the report; what is right is accepted by \`npm run visual -- --accept${all ? ' --all' : ''} [stories]\`:\n  ${faults.join('\n  ')}`,
  );
}
