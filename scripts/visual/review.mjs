import { readFileSync } from 'node:fs';

import { hashOf, pictureFile } from './accepted.mjs';
import { compare } from './compare.mjs';
import { pixelsOf, webpOf } from './image-codec.mjs';
import { batchesOf, pictureName } from './plan.mjs';
import { openScreenshotContext } from './screenshots.mjs';

/** @typedef {import('./plan.mjs').Job} Job */
/** @typedef {import('./screenshots.mjs').Screenshot} Screenshot */

/**
 * The result for one picture.
 *
 * @typedef {object} Finding
 * @property {Job} job
 * @property {'same' | 'changed' | 'new' | 'unstable' | 'not taken'} status `unstable`: screenshots of the same
 *   story differ, so that none of them can be kept. `not taken`: the time was over.
 * @property {string} fault What went wrong in the story itself; "" when nothing did.
 * @property {string} note
 * @property {readonly string[] | undefined} axe
 * @property {string} screenshot Name of what the browser took.
 * @property {Buffer} [before] The accepted picture.
 * @property {Buffer} [after] As the browser took it; only where it is not the accepted one.
 * @property {Buffer} [difference]
 * @property {import('./compare.mjs').Box} [box] Where the difference is.
 * @property {number} differing Pixels.
 * @property {number} attempts How often it was taken.
 */

/** Pages at work at once: one waits while another is drawn. */
const CONTEXTS = 4;
const BATCH = 24;
/** More differences than these are a change and no accident. */
const RETRIES_AT_MOST = 40;
/** Seconds for retries after the time is over. */
const RETRY_EXTRA_S = 15;

/**
 * Take the pictures of jobs and hold them against the accepted ones.
 *
 * @param {object} options
 * @param {import('playwright').Browser} options.browser
 * @param {string} options.address Of the built Storybook.
 * @param {readonly Job[]} options.jobs
 * @param {string} options.folder Of the accepted pictures.
 * @param {import('./accepted.mjs').Accepted} options.accepted
 * @param {boolean} options.retryAll Take again all that is not as accepted, in one page; else some, each in its own.
 * @param {number} options.seconds After which no picture is begun any more.
 * @returns {Promise<Finding[]>} in the order of the jobs.
 */
export async function review({ browser, address, jobs, folder, accepted, retryAll, seconds }) {
  const begun = performance.now();
  const contexts = await Promise.all(
    Array.from({ length: CONTEXTS }, () => openScreenshotContext(browser, address)),
  );
  /** @type {Map<Job, Finding>} */
  const found = new Map();
  /** @type {Map<Job, Screenshot[]>} */
  const screenshots = new Map();
  let retries = 0;

  try {
    await inParallel(contexts, batchesOf(jobs, BATCH), async (context, batch) => {
      await take(context, batch, seconds);
      if (retryAll) {
        await take(context, batch.filter(needsRetry).toReversed(), seconds);
        return;
      }
      const fails = (/** @type {Job} */ job) => (found.get(job)?.fault ?? '') !== '';
      for (const job of batch.filter(
        (one) => fails(one) || (needsRetry(one) && screenshots.get(one)?.length === 1),
      )) {
        retries += 1;
        if (retries <= RETRIES_AT_MOST) await take(context, [job], seconds + RETRY_EXTRA_S);
      }
      for (const job of batch.filter((one) => found.get(one)?.status === 'unstable')) {
        await take(context, [job], seconds + RETRY_EXTRA_S);
      }
    });
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
  }
  return jobs.map((job) => found.get(job) ?? notTaken(job));

  /** Take stories in a page of their own. */
  async function take(
    /** @type {import('./screenshots.mjs').ScreenshotContext} */ context,
    /** @type {readonly Job[]} */ batch,
    /** @type {number} */ withinSeconds,
  ) {
    const inTime = () => performance.now() < begun + withinSeconds * 1000;
    if (batch.length === 0 || !inTime()) return;
    await context.take(batch, inTime, async (job, screenshot) => {
      const earlier = screenshots.get(job) ?? [];
      found.set(job, await judge(job, screenshot, earlier));
      screenshots.set(job, [...earlier, screenshot]);
    });
  }

  /** @param {Job} job */
  function needsRetry(job) {
    const finding = found.get(job);
    return finding !== undefined && (['changed', 'new'].includes(finding.status) || finding.fault !== '');
  }

  /** @param {Job} job @param {Screenshot} screenshot @param {number} attempts @returns {Promise<Finding>} */
  async function compareWithAccepted(job, { png, ...rest }, attempts) {
    const kept = accepted.pictures.get(pictureName(job));
    const screenshot = hashOf(png);
    const before = kept && readFileSync(pictureFile(folder, pictureName(job)));
    const base = { job, ...rest, screenshot, differing: 0, attempts, ...(before && { before }) };
    if (png.length === 0)
      return { ...base, status: 'changed', fault: rest.fault || 'no picture could be taken' };
    if (kept?.screenshot === screenshot) return { ...base, status: 'same' };
    if (before === undefined) return { ...base, status: 'new', after: png };
    const result = compare(await pixelsOf(before), await pixelsOf(png));
    if (result.same) return { ...base, status: 'same' };
    const difference = await webpOf(result.difference);
    const { differing, box } = result;
    return { ...base, status: 'changed', after: png, differing, difference, ...(box && { box }) };
  }

  /** @param {Job} job @param {Screenshot} screenshot @param {readonly Screenshot[]} earlier @returns {Promise<Finding>} */
  async function judge(job, screenshot, earlier) {
    const finding = await compareWithAccepted(job, screenshot, earlier.length + 1);
    const known = earlier.flatMap(({ png }) => (png.length > 0 ? [png] : []));
    const [last] = known.slice(-1);
    // A picture that equals the accepted one needs no second proof.
    if (last === undefined || screenshot.png.length === 0 || finding.status === 'same') return finding;
    if (known.some((png) => hashOf(png) === finding.screenshot)) return finding;
    const pixels = await pixelsOf(screenshot.png);
    let result = compare(await pixelsOf(last), pixels);
    for (const png of known.slice(0, -1)) {
      if (!result.same) result = compare(await pixelsOf(png), pixels);
    }
    if (result.same) return finding;
    const difference = await webpOf(result.difference);
    const { differing } = result;
    return { ...finding, status: 'unstable', before: last, after: screenshot.png, differing, difference };
  }
}

/** @param {Job} job @returns {Finding} */
function notTaken(job) {
  return {
    job,
    status: 'not taken',
    fault: '',
    note: '',
    axe: undefined,
    screenshot: '',
    differing: 0,
    attempts: 0,
  };
}

/** Names of accepted pictures that no job takes any more. */
export function goneOf(
  /** @type {import('./accepted.mjs').Accepted} */ accepted,
  /** @type {readonly Job[]} */ jobs,
) {
  const taken = new Set(jobs.map(pictureName));
  return [...accepted.pictures.keys()].filter((name) => !taken.has(name));
}

/**
 * Do work with as many workers as there are.
 *
 * @template W, T
 * @param {readonly W[]} workers
 * @param {readonly T[]} work
 * @param {(worker: W, one: T) => Promise<void>} doOne
 */
async function inParallel(workers, work, doOne) {
  const left = [...work];
  await Promise.all(
    workers.map(async (worker) => {
      for (let one = left.shift(); one !== undefined; one = left.shift()) await doOne(worker, one);
    }),
  );
}
