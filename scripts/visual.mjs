// `npm run visual`: pictures of the stories against the accepted ones, and a report to look at. `--accept [ids]`
// keeps what is rendered now; `--all` takes every story, against pictures of this machine alone. Runs on Node 24.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { chromium } from 'playwright';
import { preview } from 'vite';

import { ensureBrowser, launchOptions } from './house/browser.mjs';
import { inRoot, ROOT } from './house/places.mjs';
import { command, lastLines, Sentence } from './house/sentence.mjs';
import { tool } from './house/tool.mjs';
import { keepAccepted, readAccepted, sampleFile } from './visual/accepted.mjs';
import { compare, STRICT, WIDE } from './visual/compare.mjs';
import { openDarkroom } from './visual/darkroom.mjs';
import { comparability, takeSample, thisMachine } from './visual/machine.mjs';
import { readOptions } from './visual/options.mjs';
import { jobsOf, pictureName, wantedEntries } from './visual/plan.mjs';
import { reportPage } from './visual/report.mjs';
import { goneOf, review } from './visual/review.mjs';
import { faultsOf, needsALook, summaryOf } from './visual/summary.mjs';

const WORK = inRoot('.cache/visual');
const STORYBOOK = join(WORK, 'storybook');
const REPORT = join(WORK, 'report.html');
/** What was drawn before is never drawn over, and pictures never come later than the page that they are in. */
const DRAWN_ANEW = ['--disable-partial-raster', '--disable-checker-imaging'];
/** For `npm test`. */
const RESULT = join(WORK, 'result.json');

await command(async () => {
  const begun = performance.now();
  const options = readOptions(process.argv.slice(2));
  await ensureBrowser();
  await buildStorybook();

  const folder = options.all ? join(WORK, 'all') : inRoot('visual');
  const entries = wantedEntries(indexOfStories(), options);
  const jobs = entries.flatMap(jobsOf);
  const accepted = readAccepted(folder);
  const gone = options.ids.length === 0 ? goneOf(accepted, jobs) : [];

  const { args, ...launch } = launchOptions();
  const browser = await chromium.launch({ ...launch, args: [...args, ...DRAWN_ANEW] });
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
    if (options.accept && sentence !== '' && options.ids.length > 0) {
      throw new Sentence(`${sentence} Accept all of them here, without ids, or these there.`);
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
      everySecondLook: options.accept,
    });

    if (options.accept) accept(folder, known, { machine, sample, findings, gone });
    else report({ options, sentence, comparable: tolerance !== undefined, findings, gone });
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    console.log(`${findings.length} pictures of ${entries.length} stories in ${seconds} s.`);
  } finally {
    await server.close();
    await browser.close();
  }
});

/** Build the stories anew: that takes seconds, and what is compared is then what is there. */
async function buildStorybook() {
  mkdirSync(WORK, { recursive: true });
  const { code, output } = await tool('storybook', ['build', '--test', '--quiet', '-o', STORYBOOK]);
  if (code !== 0) throw new Sentence(`The stories could not be built:\n${lastLines(output, 30)}`);
}

/** @returns {import('./visual/plan.mjs').Entry[]} */
function indexOfStories() {
  const { entries } = JSON.parse(readFileSync(join(STORYBOOK, 'index.json'), 'utf8'));
  return Object.values(entries).filter(({ type }) => type === 'story');
}

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
 * @param {string} folder
 * @param {import('./visual/accepted.mjs').Accepted} accepted
 * @param {object} reviewed
 * @param {import('./visual/machine.mjs').Machine} reviewed.machine
 * @param {Buffer} reviewed.sample
 * @param {readonly import('./visual/review.mjs').Finding[]} reviewed.findings
 * @param {readonly string[]} reviewed.gone
 */
function accept(folder, accepted, { machine, sample, findings, gone }) {
  const unfit = findings.filter(({ status, fault }) => status === 'restless' || fault !== '');
  const taken = findings.flatMap((finding) =>
    finding.after === undefined || unfit.includes(finding)
      ? []
      : [/** @type {const} */ ([pictureName(finding.job), { shot: finding.shot, webp: finding.after }])],
  );
  keepAccepted(folder, accepted, { machine, sample, taken: new Map(taken), gone });
  console.log(
    `Accepted ${taken.length} pictures, forgot ${gone.length}; ${relative(ROOT, folder)} holds what is right.`,
  );
  if (unfit.length > 0) {
    throw new Sentence(`These cannot be accepted:\n  ${faultsOf(unfit, []).join('\n  ')}`);
  }
}

/**
 * @param {object} reviewed
 * @param {import('./visual/options.mjs').Options} reviewed.options
 * @param {string} reviewed.sentence
 * @param {boolean} reviewed.comparable
 * @param {readonly import('./visual/review.mjs').Finding[]} reviewed.findings
 * @param {readonly string[]} reviewed.gone
 */
function report({ options, sentence, comparable, findings, gone }) {
  const faults = faultsOf(findings, gone);
  const summary = summaryOf(findings, gone);
  writeFileSync(REPORT, reportPage({ findings, gone, summary, sentence, all: options.all }));
  writeFileSync(
    RESULT,
    JSON.stringify({
      passed: findings.length - findings.filter(needsALook).length,
      failed: faults.length,
      notComparable: comparable ? '' : sentence,
    }),
  );
  if (sentence !== '') console.log(sentence);
  console.log(`${summary}.\nReport: ${relative(ROOT, REPORT)}`);
  if (faults.length === 0) return;
  throw new Sentence(
    `${faults.length} to look at, in the report; what is right is accepted by \`npm run visual -- --accept${options.all ? ' --all' : ''} [ids]\`:\n  ${faults.join('\n  ')}`,
  );
}
