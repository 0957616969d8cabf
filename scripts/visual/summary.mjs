import { pictureName } from './plan.mjs';

/** @typedef {import('./review.mjs').Finding} Finding */

/**
 * The results of a review.
 *
 * @typedef {object} Reviewed
 * @property {readonly Finding[]} findings
 * @property {readonly string[]} gone Names of accepted pictures without a story.
 * @property {readonly string[]} missing Titles of components without a picture.
 */

/**
 * Tell whether a picture needs a review.
 *
 * @param {Pick<Finding, 'status' | 'fault'>} finding
 */
export function needsReview({ status, fault }) {
  return status !== 'same' || fault !== '';
}

/** List the problems to be fixed, a line each. */
export function faultsOf(/** @type {Reviewed} */ { findings, gone, missing }) {
  return [
    ...findings.filter(needsReview).map(lineOf),
    ...gone.map((name) => `${name}  is kept, and not taken any more`),
    ...missing.map((title) => `${title}  no story stands for it: tag the one that shows the most 'visual'`),
  ];
}

/** Count for `npm test`. */
export function countsOf(/** @type {Reviewed} */ reviewed) {
  const passed = reviewed.findings.filter((finding) => !needsReview(finding)).length;
  return { passed, failed: faultsOf(reviewed).length, skipped: 0 };
}

/** Count in one line. */
export function summaryOf(/** @type {Reviewed} */ { findings, gone, missing }) {
  const counts = {
    ...Object.fromEntries(
      ['same', 'changed', 'new', 'unstable'].map((wanted) => [
        wanted,
        findings.filter(({ status }) => status === wanted).length,
      ]),
    ),
    'of a story that fails': findings.filter(({ fault }) => fault !== '').length,
    'without a story': gone.length,
    'components without a picture': missing.length,
  };
  return Object.entries(counts)
    .flatMap(([what, count]) => (count === 0 ? [] : [`${count} ${what}`]))
    .join(', ');
}

/** @param {Finding} finding */
function lineOf({ job, status, fault, differing, attempts }) {
  const what = {
    same: '',
    new: 'new: no picture of it is accepted',
    changed: differing > 0 ? `changed, ${differing} pixels` : '',
    unstable: `unstable: ${attempts} screenshots of it differ, by ${differing} pixels`,
  }[status];
  const why = fault === '' ? '' : `the story fails here: ${fault.split('\n')[0]}`;
  return `${pictureName(job)}  ${[what, why].filter(Boolean).join('; ')}`;
}
