// `npm run visual [stories]`: pictures of the stories against the accepted ones, and a report. `--accept`
// keeps what is rendered now as what is right; `--mode=MODE` takes one mode; `--within=SECONDS` takes no more after that. docs/visual-review.md tells more. Runs on Node 24.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { chromium } from 'playwright';
import { preview } from 'vite';

import { ensureBrowser, findBrowser, launchOptions } from './browser/browser.mjs';
import { inRoot, ROOT } from './process/paths.mjs';
import { command, CommandError } from './process/command.mjs';
import { changesSinceAccepted } from './visual/causes.mjs';
import { bytesOf, keepAccepted, MOST_BYTES, readAccepted } from './visual/accepted.mjs';
import { whyNotHere } from './visual/binding.mjs';
import { pixelsOf, webpOf } from './visual/image-codec.mjs';
import { pictureName, wantedJobs, withoutStory } from './visual/plan.mjs';
import { reachOf } from './visual/reach.mjs';
import { commitsOf, reportPage } from './visual/report.mjs';
import { goneOf, review } from './visual/review.mjs';
import { faultsOf, summaryOf, verdictOf } from './visual/summary.mjs';

const WORK = inRoot('.cache/visual');
/** Built before, by `npm run build-storybook:test`. */
const STORYBOOK = join(WORK, 'storybook');
const KEPT = inRoot('visual');
const REPORT = join(WORK, 'report.html');
/** For `npm test`. */
const RESULT = inRoot('.cache/visual.json');
/** Exit code where pictures could not be judged, so that no cache takes it for a pass. */
const NOT_JUDGED = 3;
const FLAGS = [
  // No raster is reused in part, and no picture is painted later than the page that it is in.
  '--disable-partial-raster',
  '--disable-checker-imaging',
  // Nothing comes from elsewhere, or a story would look as the network is.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

await command(async () => {
  const begun = performance.now();
  const { accept, mode, stories: queries, seconds } = readOptions();
  mkdirSync(WORK, { recursive: true });
  await ensureBrowser();
  const stories = builtStories();

  const jobs = wantedJobs(stories, queries, mode);
  const accepted = readAccepted(KEPT);
  const wholly = queries.length === 0 && mode === '';
  const here = findBrowser();
  const refused = whyNotHere(accepted.browser, here, accept && !wholly);
  if (refused !== '') {
    /** @type {import('./visual/summary.mjs').Verdict} */
    const verdict = { passed: 0, failed: 0, skipped: jobs.length, reason: refused };
    writeFileSync(RESULT, JSON.stringify(verdict));
    throw new CommandError(refused);
  }
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
    // Pictures of two browsers beside each other would compare with neither.
    const known =
      accept && accepted.browser !== here.name ? { browser: here.name, pictures: new Map() } : accepted;
    const findings = await review({
      browser,
      address: `http://127.0.0.1:${port}`,
      jobs,
      folder: KEPT,
      accepted: known,
      retryAll: accept,
      seconds: seconds - (performance.now() - begun) / 1000,
    });

    if (accept) await keep({ accepted: known, drawnBy: here.name, findings, gone });
    else report({ findings, gone, missing }, seconds);
    const took = ((performance.now() - begun) / 1000).toFixed(0);
    console.log(
      `${findings.length} pictures of ${new Set(jobs.map(({ entry }) => entry.id)).size} stories in ${took} s.`,
    );
  } finally {
    await server.close();
    await browser.close();
  }
});

/** Read what the command line asks for. */
function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { accept: { type: 'boolean' }, mode: { type: 'string' }, within: { type: 'string' } },
  });
  const { accept = false, mode = '', within } = values;
  const seconds = within === undefined ? Infinity : Number(within);
  if (!(seconds > 0)) throw new CommandError(`--within=${within} is no number of seconds.`);
  if (accept && within !== undefined)
    throw new CommandError('All that is asked for is accepted: leave --within out.');
  return { accept, mode, seconds, stories: positionals };
}

/** @returns {import('./visual/plan.mjs').Entry[]} the stories of the build. */
function builtStories() {
  const { entries } = JSON.parse(readFileSync(join(STORYBOOK, 'index.json'), 'utf8'));
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Read the history behind the stories of the build. */
function originsOfBuild() {
  const stats = JSON.parse(readFileSync(join(STORYBOOK, 'preview-stats.json'), 'utf8'));
  const { untraced } = JSON.parse(readFileSync(inRoot('chromatic.config.json'), 'utf8'));
  const reach = reachOf(stats, untraced);
  return {
    changes: changesSinceAccepted,
    reach,
    commits: (/** @type {string} */ path) => commitsOf(reach(path)),
  };
}

/**
 * @param {object} reviewed
 * @param {import('./visual/accepted.mjs').Accepted} reviewed.accepted
 * @param {string} reviewed.drawnBy Name of the browser.
 * @param {readonly import('./visual/review.mjs').Finding[]} reviewed.findings
 * @param {readonly string[]} reviewed.gone
 */
async function keep({ accepted, drawnBy, findings, gone }) {
  const unfit = findings.filter(({ status, fault }) => status === 'unstable' || fault !== '');
  /** @type {Map<string, { screenshot: string, webp: Buffer }>} */
  const taken = new Map();
  for (const finding of findings) {
    if (finding.after === undefined || unfit.includes(finding)) continue;
    const webp = await webpOf(await pixelsOf(finding.after));
    taken.set(pictureName(finding.job), { screenshot: finding.screenshot, webp });
  }
  keepAccepted(KEPT, accepted, { browser: drawnBy, taken, gone });
  // The report shows the accepted pictures, too.
  const reviewed = { findings, gone, missing: [] };
  writeReport(reviewed);
  const bytes = bytesOf(KEPT);
  const kept = relative(ROOT, KEPT);
  console.log(
    `Accepted ${taken.size} pictures, forgot ${gone.length}. ${kept} holds what is right: ${inMegabytes(bytes)}.`,
  );
  if (unfit.length > 0) {
    const lines = faultsOf({ ...reviewed, findings: unfit, gone: [] });
    throw new CommandError(
      `These cannot be accepted, see ${pathToFileURL(REPORT).href}:\n  ${lines.join('\n  ')}`,
    );
  }
  if (bytes > MOST_BYTES) {
    throw new CommandError(
      `${kept} may weigh ${inMegabytes(MOST_BYTES)}: tag fewer stories, or smaller ones, 'visual'.`,
    );
  }
}

/** @param {import('./visual/summary.mjs').Reviewed} reviewed */
function writeReport(reviewed) {
  writeFileSync(REPORT, reportPage({ ...reviewed, summary: summaryOf(reviewed) }, originsOfBuild()));
}

function inMegabytes(/** @type {number} */ bytes) {
  return `${(bytes / 1_000_000).toFixed(2)} MB`;
}

/** @param {import('./visual/summary.mjs').Reviewed} reviewed @param {number} seconds */
function report(reviewed, seconds) {
  const faults = faultsOf(reviewed);
  writeReport(reviewed);
  const verdict = verdictOf(reviewed);
  writeFileSync(RESULT, JSON.stringify(verdict));
  if (seconds !== Infinity && verdict.reason !== '') process.exitCode = NOT_JUDGED;
  console.log(`${summaryOf(reviewed)}.\nReport: ${pathToFileURL(REPORT).href}`);
  if (faults.length === 0) return;
  throw new CommandError(
    `${faults.length} to review, in the report; what is right is accepted by \`npm run visual -- --accept [--mode=MODE] [stories]\`:\n  ${faults.join('\n  ')}`,
  );
}
