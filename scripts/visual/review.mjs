import { readFileSync } from 'node:fs';

import { hashOf, pictureFile } from './accepted.mjs';
import { compare } from './compare.mjs';
import { batchesOf, pictureName } from './plan.mjs';
import { openScreenshotContext } from './screenshots.mjs';

/** @typedef {import('./plan.mjs').Job} Job */

/**
 * The result for one picture.
 *
 * @typedef {object} Finding
 * @property {Job} job
 * @property {'same' | 'changed' | 'new' | 'unstable'} status `unstable`: screenshots of the same story differ, so
 *   that none of them can be kept.
 * @property {string} fault Failure of the story itself; "" without one.
 * @property {Buffer} [before] The accepted picture.
 * @property {Buffer} [after] The screenshot, where it is not the accepted picture.
 * @property {Buffer} [difference]
 * @property {number} differing Pixels.
 * @property {number} attempts How often it was taken.
 */

/** Pages at work at once: one waits while another is drawn. */
const CONTEXTS = 4;
const BATCH = 24;
const ATTEMPTS = 3;
/** More differences than these are a change and no accident. */
const RETRIES_AT_MOST = 40;

/**
 * Take the pictures of jobs and compare them with the accepted ones.
 *
 * @param {object} options
 * @param {import('playwright').Browser} options.browser
 * @param {string} options.address Of the built Storybook.
 * @param {readonly Job[]} options.jobs
 * @param {string} options.folder Of the accepted pictures.
 * @param {import('./accepted.mjs').Accepted} options.accepted
 * @param {boolean} options.retryAll Retake every picture that differs, without `RETRIES_AT_MOST`.
 * @returns {Promise<Finding[]>} in the order of the jobs.
 */
export async function review({ browser, address, jobs, folder, accepted, retryAll }) {
  /** @type {Map<Job, Finding>} */
  const found = new Map();
  /** @type {Map<Job, Buffer[]>} */
  const taken = new Map();
  let retries = retryAll ? Infinity : RETRIES_AT_MOST;
  const batches = batchesOf(jobs, BATCH);

  await Promise.all(
    Array.from({ length: CONTEXTS }, async () => {
      const context = await openScreenshotContext(browser, address);
      for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
        await context.take(batch, judge);
        for (let attempt = 2; attempt <= ATTEMPTS; attempt += 1) {
          // In a separate page and in reverse order, so that leftovers between stories are detected.
          const again = batch.filter(isUnsure).toReversed().slice(0, retries);
          retries -= again.length;
          await context.take(again, judge);
        }
      }
      await context.close();
    }),
  );
  return jobs.flatMap((job) => found.get(job) ?? []);

  /** A picture that is not as accepted is taken twice, and one that differs from its first try a third time. */
  function isUnsure(/** @type {Job} */ job) {
    const { status = 'new', fault = '', attempts = 0 } = found.get(job) ?? {};
    return status === 'unstable' || (attempts === 1 && (status !== 'same' || fault !== ''));
  }

  /** @param {Job} job @param {import('./screenshots.mjs').Screenshot} screenshot */
  async function judge(job, { png, fault }) {
    const earlier = taken.get(job) ?? [];
    if (png.length > 0) taken.set(job, [...earlier, png]);
    const name = pictureName(job);
    const kept = accepted.pictures.get(name);
    const before = kept && readFileSync(pictureFile(folder, name));
    const attempts = (found.get(job)?.attempts ?? 0) + 1;
    /** @type {Finding} */
    const same = { job, status: 'same', fault, differing: 0, attempts, ...(before && { before }) };
    if (png.length === 0) {
      found.set(job, { ...same, status: 'changed', fault: fault || 'no picture could be taken' });
      return;
    }
    const change = before && kept?.screenshot !== hashOf(png) ? await compare(before, png) : { differing: 0 };
    if (before && change.differing === 0) {
      found.set(job, same);
      return;
    }
    found.set(job, { ...same, ...change, status: before ? 'changed' : 'new', after: png });
    // A picture that equals an earlier one is no accident.
    for (const [at, other] of earlier.entries()) {
      const difference = await compare(other, png);
      if (difference.differing === 0) return;
      if (at === earlier.length - 1)
        found.set(job, { ...same, ...difference, status: 'unstable', before: other, after: png });
    }
  }
}
