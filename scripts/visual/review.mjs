import { readFileSync } from 'node:fs';

import { hashOf, pictureFile } from './accepted.mjs';
import { compare, STRICT } from './compare.mjs';
import { openDarkroom } from './darkroom.mjs';
import { batchesOf, ONCE_EACH, pictureName } from './plan.mjs';
import { openStudio } from './studio.mjs';

/** @typedef {import('./plan.mjs').Job} Job */
/** @typedef {import('./studio.mjs').Shot} Shot */

/**
 * What came of one picture.
 *
 * @typedef {object} Finding
 * @property {Job} job
 * @property {'same' | 'changed' | 'new' | 'restless' | 'not compared' | 'not looked at'} status `restless`: looks at
 *   the same story differ, so that no picture of it can be kept. `not looked at`: the time was over.
 * @property {string} fault What went wrong in the story itself; "" when nothing did.
 * @property {string} note
 * @property {readonly string[] | undefined} axe
 * @property {string} [route]
 * @property {string} shot Name of what the browser took.
 * @property {Buffer} [before] The accepted picture.
 * @property {Buffer} [after] As the browser took it; only where it is not the accepted one.
 * @property {Buffer} [difference]
 * @property {number} differing Pixels.
 * @property {number} looks How often it was taken.
 */

/**
 * What is looked at again: `doubtful`, all that is not as accepted; `few`, forty of it, each in a page of its own, for
 * what is more is a change and no accident; `each`, besides these, one picture of every story.
 *
 * @typedef {'doubtful' | 'few' | 'each'} Again
 */

/** Pages at work at once: one waits while another is drawn. */
const STUDIOS = 4;
const BATCH = 24;
const FEW = 40;
/** What is not as accepted at the last moment is looked at again all the same. */
const GRACE_S = 15;

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
 * @param {Again} options.again
 * @param {number} options.seconds After which no picture is begun any more.
 * @returns {Promise<Finding[]>} in the order of the jobs.
 */
export async function review({ browser, address, jobs, folder, accepted, tolerance, again, seconds }) {
  const begun = performance.now();
  const darkroom = await openDarkroom(browser);
  const studios = await Promise.all(Array.from({ length: STUDIOS }, () => openStudio(browser, address)));
  /** @type {Map<Job, Finding>} */
  const found = new Map();
  /** @type {Map<Job, Shot[]>} */
  const shots = new Map();
  let secondLooks = 0;

  try {
    await inParallel(studios, batchesOf(jobs, BATCH), async (studio, batch) => {
      await take(studio, batch, seconds);
      if (again === 'doubtful') {
        await take(studio, batch.filter(isDoubtful).toReversed(), seconds);
        return;
      }
      if (again === 'each' && batch[0]?.mode === ONCE_EACH) await take(studio, batch.toReversed(), seconds);
      const fails = (/** @type {Job} */ job) => (found.get(job)?.fault ?? '') !== '';
      for (const job of batch.filter(
        (one) => fails(one) || (isDoubtful(one) && shots.get(one)?.length === 1),
      )) {
        secondLooks += 1;
        if (secondLooks <= FEW) await take(studio, [job], seconds + GRACE_S);
      }
      for (const job of batch.filter((one) => found.get(one)?.status === 'restless')) {
        await take(studio, [job], seconds + GRACE_S);
      }
    });
  } finally {
    await Promise.all([darkroom.close(), ...studios.map((studio) => studio.close())]);
  }
  return jobs.map((job) => found.get(job) ?? notLookedAt(job));

  /** Look at stories in a page of their own. */
  async function take(
    /** @type {import('./studio.mjs').Studio} */ studio,
    /** @type {readonly Job[]} */ batch,
    /** @type {number} */ withinSeconds,
  ) {
    const inTime = () => performance.now() < begun + withinSeconds * 1000;
    if (batch.length === 0 || !inTime()) return;
    await studio.take(batch, inTime, async (job, shot) => {
      const earlier = shots.get(job) ?? [];
      found.set(job, await judge(job, shot, earlier));
      shots.set(job, [...earlier, shot]);
    });
  }

  /** Whether a second look may tell more. @param {Job} job */
  function isDoubtful(job) {
    const finding = found.get(job);
    return finding !== undefined && (['changed', 'new'].includes(finding.status) || finding.fault !== '');
  }

  /** @param {Job} job @param {Shot} shot @param {number} looks @returns {Promise<Finding>} */
  async function look(job, { png, ...said }, looks) {
    const kept = accepted.pictures.get(pictureName(job));
    const shot = hashOf(png);
    const before = kept && readFileSync(pictureFile(folder, pictureName(job)));
    const base = { job, ...said, shot, differing: 0, looks, ...(before && { before }) };
    if (png.length === 0)
      return { ...base, status: 'changed', fault: said.fault || 'no picture could be taken' };
    if (kept?.shot === shot) return { ...base, status: 'same' };
    if (before === undefined) return { ...base, status: 'new', after: png };
    if (tolerance === undefined) return { ...base, status: 'not compared', after: png };
    const result = compare(await darkroom.pixelsOf(before), await darkroom.pixelsOf(png), tolerance);
    if (result.same) return { ...base, status: 'same', differing: result.differing };
    const difference = await darkroom.webpOf(result.difference);
    return { ...base, status: 'changed', after: png, differing: result.differing, difference };
  }

  /** @param {Job} job @param {Shot} shot @param {readonly Shot[]} earlier @returns {Promise<Finding>} */
  async function judge(job, shot, earlier) {
    const finding = await look(job, shot, earlier.length + 1);
    const known = earlier.flatMap(({ png }) => (png.length > 0 ? [png] : []));
    const [last] = known.slice(-1);
    // What is as accepted needs no other witness, on the machine where it was accepted.
    const settled = finding.status === 'same' && tolerance === STRICT;
    if (last === undefined || shot.png.length === 0 || settled) return finding;
    if (known.some((png) => hashOf(png) === finding.shot)) return finding;
    const pixels = await darkroom.pixelsOf(shot.png);
    let result = compare(await darkroom.pixelsOf(last), pixels, STRICT);
    for (const png of known.slice(0, -1)) {
      if (!result.same) result = compare(await darkroom.pixelsOf(png), pixels, STRICT);
    }
    if (result.same) return finding;
    const difference = await darkroom.webpOf(result.difference);
    const { differing } = result;
    return { ...finding, status: 'restless', before: last, after: shot.png, differing, difference };
  }
}

/** @param {Job} job @returns {Finding} */
function notLookedAt(job) {
  return {
    job,
    status: 'not looked at',
    fault: '',
    note: '',
    axe: undefined,
    shot: '',
    differing: 0,
    looks: 0,
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
