import { readFileSync } from 'node:fs';

import { hashOf, pictureFile } from './accepted.mjs';
import { compare } from './compare.mjs';
import { openDarkroom } from './darkroom.mjs';
import { batchesOf, pictureName } from './plan.mjs';
import { openStudio } from './studio.mjs';

/** @typedef {import('./plan.mjs').Job} Job */
/** @typedef {import('./studio.mjs').Shot} Shot */

/**
 * What came of one picture.
 *
 * @typedef {object} Finding
 * @property {Job} job
 * @property {'same' | 'changed' | 'new' | 'restless' | 'not compared'} status `restless`: two looks at the same story
 *   differ, so that no picture of it can be kept.
 * @property {string} fault What went wrong in the story itself; "" when nothing did.
 * @property {string} note
 * @property {readonly string[] | undefined} axe
 * @property {string} [route]
 * @property {string} shot Name of what the browser took.
 * @property {Buffer} [before] The accepted picture.
 * @property {Buffer} [after] As WebP; only where it is not the accepted one.
 * @property {Buffer} [difference] As WebP.
 * @property {number} differing Pixels.
 * @property {number} looks How often it was taken.
 */

/** Pages at work at once: one waits while another is drawn. */
const STUDIOS = 4;
const BATCH = 24;
/** When more than this has changed, it is a change and no accident, and a second look would cost minutes. */
const SECOND_LOOKS = 40;

/**
 * Take the pictures of jobs and hold them against the accepted ones.
 *
 * @param {object} options
 * @param {import('playwright').Browser} options.browser
 * @param {string} options.address Of the built Storybook.
 * @param {readonly Job[]} options.jobs
 * @param {string} options.folder Of the accepted pictures.
 * @param {import('./accepted.mjs').Accepted} options.accepted
 * @param {import('./compare.mjs').Tolerance | undefined} options.tolerance Undefined where nothing can be compared.
 * @param {boolean} options.everySecondLook Whether each picture that is to be kept has to come out alike twice.
 * @returns {Promise<Finding[]>} in the order of the jobs.
 */
export async function review({ browser, address, jobs, folder, accepted, tolerance, everySecondLook }) {
  const darkroom = await openDarkroom(browser);
  const studios = await Promise.all(Array.from({ length: STUDIOS }, () => openStudio(browser, address)));
  /** @type {Map<Job, Finding>} */
  const found = new Map();
  try {
    await inParallel(studios, batchesOf(jobs, BATCH), (studio, batch) =>
      studio.take(batch, async (job, shot) => {
        found.set(job, await look(job, shot, 1));
      }),
    );
    const doubtful = [...found.values()].filter(
      ({ status, fault }) => status === 'changed' || status === 'new' || fault !== '',
    );
    const secondLook = (
      /** @type {import('./studio.mjs').Studio} */ studio,
      /** @type {readonly Job[]} */ batch,
    ) =>
      studio.take(batch, async (job, shot) => {
        const first = found.get(job);
        const second = await look(job, shot, 2);
        found.set(job, first === undefined ? second : await verdict(first, second));
      });
    if (doubtful.length <= SECOND_LOOKS) {
      // Each in a page of its own, so that nothing of another story can be the reason.
      const alone = doubtful.map(({ job }) => [job]);
      await inParallel(studios, alone, secondLook);
    } else if (everySecondLook) {
      const backwards = doubtful.map(({ job }) => job).toReversed();
      await inParallel(studios, batchesOf(backwards, BATCH), secondLook);
    }
  } finally {
    await Promise.all([darkroom.close(), ...studios.map((studio) => studio.close())]);
  }
  return jobs.flatMap((job) => found.get(job) ?? []);

  /** @param {Job} job @param {Shot} shot @param {number} looks @returns {Promise<Finding>} */
  async function look(job, { png, ...said }, looks) {
    const name = pictureName({ entry: job.entry, mode: job.mode });
    const kept = accepted.pictures.get(name);
    const shot = hashOf(png);
    const before = kept && readFileSync(pictureFile(folder, name));
    const base = { job, ...said, shot, differing: 0, looks, ...(before && { before }) };
    if (png.length === 0)
      return { ...base, status: 'changed', fault: said.fault || 'no picture could be taken' };
    if (kept?.shot === shot) return { ...base, status: 'same' };
    const pixels = await darkroom.pixelsOf(png);
    const after = await darkroom.webpOf(pixels);
    if (before === undefined) return { ...base, status: 'new', after };
    if (tolerance === undefined) return { ...base, status: 'not compared', after };
    const { same, differing, difference } = compare(await darkroom.pixelsOf(before), pixels, tolerance);
    if (same) return { ...base, status: 'same', differing };
    return { ...base, status: 'changed', after, differing, difference: await darkroom.webpOf(difference) };
  }

  /** @param {Finding} first @param {Finding} second @returns {Promise<Finding>} */
  async function verdict(first, second) {
    if (second.status === 'same' || first.shot === second.shot) return second;
    if (first.after === undefined || second.after === undefined || tolerance === undefined) return second;
    const { same, differing, difference } = compare(
      await darkroom.pixelsOf(first.after),
      await darkroom.pixelsOf(second.after),
      tolerance,
    );
    if (same) return second;
    return {
      ...second,
      status: 'restless',
      before: first.after,
      differing,
      difference: await darkroom.webpOf(difference),
    };
  }
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
