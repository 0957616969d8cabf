// `npm run visual [stories]`: compares pictures of the stories with the accepted ones, and writes a report.
// `--accept` accepts the present rendering; `--review` serves the report with a button for that. See
// docs/visual-review.md. Runs on Node 24.
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { chromium } from 'playwright';

import { ensureBrowser, findBrowser, launchOptions } from './browser/browser.mjs';
import { inRoot } from './process/paths.mjs';
import { command, CommandError } from './process/command.mjs';
import { changesSinceAccepted } from './visual/causes.mjs';
import { explainRefusal, keepAccepted, readAccepted } from './visual/accepted.mjs';
import { pictureName, wantedJobs, withoutStory } from './visual/plan.mjs';
import { reachOf } from './visual/reach.mjs';
import { reportPage } from './visual/report.mjs';
import { review } from './visual/review.mjs';
import { countsOf, faultsOf, summaryOf } from './visual/summary.mjs';
import { servePages } from './web/serve.mjs';

const WORK = inRoot('.cache/visual');
/** Built before, by `npm run build-storybook`. */
const STORYBOOK = inRoot('storybook-static');
const KEPT = inRoot('visual');
const REPORT = join(WORK, 'report.html');
/** For `npm test`. */
const RESULT = inRoot('.cache/visual.json');
const FLAGS = [
  // No raster is reused in part, and no picture is painted later than the page that it is in.
  '--disable-partial-raster',
  '--disable-checker-imaging',
  // A picture taken half-way would differ each time.
  '--disable-smooth-scrolling',
  // Nothing comes from elsewhere, or a story would look as the network is.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

await command(async () => {
  const { values, positionals: queries } = parseArgs({
    allowPositionals: true,
    options: { accept: { type: 'boolean', default: false }, review: { type: 'boolean', default: false } },
  });
  const { accept, review: served } = values;
  mkdirSync(WORK, { recursive: true });
  await ensureBrowser();
  /** @type {{ entries: Record<string, import('./visual/plan.mjs').Entry & { type: string }> }} */
  const { entries } = JSON.parse(readFileSync(join(STORYBOOK, 'index.json'), 'utf8'));
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const jobs = wantedJobs(stories, queries);
  const names = new Set(jobs.map(pictureName));
  const accepted = readAccepted(KEPT);
  const wholly = queries.length === 0;
  const here = findBrowser();
  const reason = explainRefusal(accepted.browser, here, accept && !wholly);
  if (reason !== '') {
    writeFileSync(RESULT, JSON.stringify({ passed: 0, failed: 0, skipped: jobs.length, reason }));
    throw new CommandError(reason);
  }

  const { args, ...launch } = launchOptions();
  const browser = await chromium.launch({ ...launch, args: [...args, ...FLAGS] });
  const { server, address } = await servePages(inRoot(), {
    configFile: inRoot('scripts/storybook/preview.config.mjs'),
    logLevel: 'silent',
  });
  try {
    // A mixture of pictures of two browsers would compare with neither.
    const known =
      accept && accepted.browser !== here.name ? { browser: here.name, pictures: new Map() } : accepted;
    const findings = await review({
      browser,
      address,
      jobs,
      folder: KEPT,
      accepted: known,
      retryAll: accept || served,
    });
    const reviewed = {
      findings,
      gone: wholly ? [...accepted.pictures.keys()].filter((name) => !names.has(name)) : [],
      missing: wholly && !accept ? withoutStory(stories) : [],
    };
    const stats = JSON.parse(readFileSync(join(STORYBOOK, 'preview-stats.json'), 'utf8'));
    const { untraced } = JSON.parse(readFileSync(inRoot('chromatic.config.json'), 'utf8'));
    const origins = { changes: changesSinceAccepted, reach: reachOf(stats, untraced) };
    writeFileSync(REPORT, reportPage(reviewed, origins));
    console.log(`${summaryOf(reviewed)}.\nReport: ${pathToFileURL(REPORT).href}`);
    if (accept) await keepAccepted(KEPT, known, { browser: here.name, ...reviewed });
    else if (served) await letReview(reviewed, origins, here.name);
    else judge(reviewed);
  } finally {
    await server.close();
    await browser.close();
  }
});

/**
 * Serve the report until the process is ended, where a press of a button accepts a story's pictures as they were taken.
 *
 * @param {import('./visual/summary.mjs').Reviewed} reviewed
 * @param {Parameters<typeof reportPage>[1]} origins
 * @param {string} browser
 */
async function letReview(reviewed, origins, browser) {
  let { findings } = reviewed;
  const accept = async (/** @type {string | null} */ storyId) => {
    const its = findings.filter(({ job }) => job.entry.id === storyId);
    await keepAccepted(KEPT, readAccepted(KEPT), { browser, findings: its, gone: [], missing: [] });
    findings = findings.map((one) => (its.includes(one) ? { ...one, status: 'same' } : one));
  };
  /** @type {import('vite').Connect.NextHandleFunction} */
  const answer = ({ method, url = '', headers }, response, next) => {
    const { searchParams } = new URL(url, 'http://localhost');
    // Another site's page may send a form here, too.
    if (method === 'POST' && headers['sec-fetch-site'] === 'same-origin')
      void accept(searchParams.get('story')).then(
        () => response.writeHead(303, { Location: '/' }).end(),
        next,
      );
    else
      response
        .setHeader('Content-Type', 'text/html; charset=utf-8')
        .end(reportPage({ ...reviewed, findings }, origins, { served: true }));
  };
  const { server, address } = await servePages(WORK, {
    plugins: [{ name: 'review', configurePreviewServer: ({ middlewares }) => void middlewares.use(answer) }],
  });
  console.log(`Review: ${address} (Ctrl-C ends it)`);
  await once(server.httpServer, 'close');
}

function judge(/** @type {import('./visual/summary.mjs').Reviewed} */ reviewed) {
  writeFileSync(RESULT, JSON.stringify(countsOf(reviewed)));
  const faults = faultsOf(reviewed);
  if (faults.length === 0) return;
  throw new CommandError(
    `${faults.length} to review, in the report; what is right is accepted by \`npm run visual -- --accept [stories]\`:\n  ${faults.join('\n  ')}`,
  );
}
