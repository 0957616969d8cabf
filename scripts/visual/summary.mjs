import { pictureName } from './plan.mjs';

/** @typedef {import('./review.mjs').Finding} Finding */

/**
 * All that came of a review.
 *
 * @typedef {object} Reviewed
 * @property {readonly Finding[]} findings
 * @property {readonly string[]} gone Names of accepted pictures without a story.
 * @property {readonly string[]} missing Titles of which no picture is taken.
 */

/**
 * The counts for `npm test`.
 *
 * @typedef {object} Verdict
 * @property {number} passed Pictures.
 * @property {number} failed What is to be put right, as {@link faultsOf} lists it.
 * @property {number} skipped Pictures that nothing could be said about.
 * @property {string} reason Why not; "" where there are none.
 */

/**
 * Tell whether somebody has to review a picture.
 *
 * @param {Pick<Finding, 'status' | 'fault' | 'axe'>} finding
 */
export function needsReview({ status, fault, axe }) {
  return ['changed', 'new', 'unstable'].includes(status) || fault !== '' || (axe?.length ?? 0) > 0;
}

/** Name what has to be put right, a line each. */
export function faultsOf(/** @type {Reviewed} */ { findings, gone, missing }) {
  return [
    ...findings.filter(needsReview).map(lineOf),
    ...goneLines(gone),
    ...missing.map((title) => `${title}  no story stands for it: tag the one that shows the most 'visual'`),
  ];
}

/** Judge a review. @returns {Verdict} */
export function verdictOf(/** @type {Reviewed} */ reviewed) {
  const { findings } = reviewed;
  const left = findings.filter(({ status }) => status === 'not taken').length;
  return {
    passed: findings.length - left - findings.filter(needsReview).length,
    failed: faultsOf(reviewed).length,
    skipped: left,
    reason: left === 0 ? '' : `${left} of ${findings.length} pictures were not taken: the time was over.`,
  };
}

/** Count, in one line. */
export function summaryOf(/** @type {Reviewed} */ { findings, gone, missing }) {
  const counts = Map.groupBy(findings, ({ status }) => status);
  const counted = /** @type {const} */ (['same', 'changed', 'new', 'unstable', 'not taken']).flatMap(
    (status) => {
      const count = counts.get(status)?.length ?? 0;
      return count === 0 ? [] : [`${count} ${status}`];
    },
  );
  const broken = findings.filter(({ fault }) => fault !== '').length;
  const axe = findings.filter((finding) => (finding.axe?.length ?? 0) > 0).length;
  return [
    ...counted,
    ...(broken === 0 ? [] : [`${broken} of a story that fails`]),
    ...(axe === 0 ? [] : [`${axe} with something that axe found`]),
    ...(gone.length === 0 ? [] : [`${gone.length} without a story`]),
    ...(missing.length === 0 ? [] : [`${missing.length} components without a picture`]),
  ].join(', ');
}

/** @param {Finding} finding */
function lineOf(finding) {
  const { job, fault, axe = [] } = finding;
  const what = [
    ...statusOf(finding),
    ...(fault === '' ? [] : [`the story fails here: ${firstLine(fault)}`]),
    ...axe.map((violation) => `axe: ${violation}`),
  ];
  return `${pictureName(job)}  ${what.join('; ')}`;
}

/** A line for each story. @param {readonly string[]} gone */
function goneLines(gone) {
  const modes = Map.groupBy(gone, (name) => name.slice(0, name.indexOf('/')));
  return [...modes].map(([id, names]) => {
    const kept = names.map((name) => name.slice(id.length + 1)).join(', ');
    return `${id}  is kept in ${kept}, and not taken any more`;
  });
}

/** @param {Finding} finding */
function statusOf({ status, differing, attempts }) {
  if (status === 'changed') return differing > 0 ? [`changed, ${differing} pixels`] : [];
  if (status === 'unstable')
    return [`unstable: ${attempts} screenshots of it differ, by ${differing} pixels`];
  return status === 'new' ? ['new: no picture of it is accepted'] : [];
}

function firstLine(/** @type {string} */ text) {
  return text.split('\n')[0] ?? '';
}
