import { pictureName } from './plan.mjs';

/** @typedef {import('./review.mjs').Finding} Finding */

/**
 * All that came of a review.
 *
 * @typedef {object} Reviewed
 * @property {readonly Finding[]} findings
 * @property {readonly string[]} gone Names of accepted pictures without a story.
 * @property {readonly string[]} missing Titles of which no story is looked at.
 * @property {string} sentence Why the accepted pictures are not binding here; "" on the machine that they are of.
 */

/**
 * What `npm test` is told.
 *
 * @typedef {object} Verdict
 * @property {number} passed Pictures.
 * @property {number} failed What is to be put right, as {@link faultsOf} lists it.
 * @property {number} skipped Pictures that nothing could be said about.
 * @property {string} reason Why not; "" where there are none.
 */

/**
 * Whether somebody has to look at it.
 *
 * @param {Pick<Finding, 'status' | 'fault' | 'axe'>} finding
 */
export function needsALook(finding) {
  return ['changed', 'new'].includes(finding.status) || isBroken(finding);
}

/**
 * Whether it is wrong on any machine.
 *
 * @param {Pick<Finding, 'status' | 'fault' | 'axe'>} finding
 */
function isBroken({ status, fault, axe }) {
  return status === 'restless' || fault !== '' || (axe?.length ?? 0) > 0;
}

/**
 * Name what has to be put right, a line each. Where the accepted pictures are of another machine, that is what does
 * not hang on them.
 *
 * @param {Reviewed} reviewed
 */
export function faultsOf({ findings, gone, missing, sentence }) {
  const binding = sentence === '';
  return [
    ...findings.filter(binding ? needsALook : isBroken).map(lineOf),
    ...(binding ? goneLines(gone) : []),
    ...missing.map((title) => `${title}  no story stands for it: tag the one that shows the most 'visual'`),
  ];
}

/** Name what is otherwise than accepted, where that may be the machine's doing. */
export function doubtsOf(/** @type {Reviewed} */ { findings, gone, sentence }) {
  if (sentence === '') return [];
  return [
    ...findings.filter((finding) => needsALook(finding) && !isBroken(finding)).map(lineOf),
    ...goneLines(gone),
  ];
}

/** Judge a review. @returns {Verdict} */
export function verdictOf(/** @type {Reviewed} */ reviewed) {
  const { findings, sentence } = reviewed;
  const failed = faultsOf(reviewed).length;
  const left = findings.filter(({ status }) => status === 'not looked at').length;
  const late = left === 0 ? '' : `${left} of ${findings.length} pictures were not taken: the time was over.`;
  if (sentence === '') {
    const passed = findings.length - left - findings.filter(needsALook).length;
    return { passed, failed, skipped: left, reason: late };
  }
  const twice = findings.filter((finding) => finding.looks > 1 && !isBroken(finding)).length;
  const skipped = findings.filter((finding) => !isBroken(finding)).length - twice;
  const told = `${sentence} Here: ${summaryOf(reviewed)}. Instead, ${twice} pictures were taken twice and came out alike.`;
  return { passed: twice, failed, skipped, reason: late === '' ? told : `${told} ${late}` };
}

/** Count, in one line. */
export function summaryOf(
  /** @type {Pick<Reviewed, 'findings' | 'gone' | 'missing'>} */ { findings, gone, missing },
) {
  const counts = Map.groupBy(findings, ({ status }) => status);
  const counted = /** @type {const} */ ([
    'same',
    'changed',
    'new',
    'restless',
    'not compared',
    'not looked at',
  ]).flatMap((status) => {
    const count = counts.get(status)?.length ?? 0;
    return count === 0 ? [] : [`${count} ${status}`];
  });
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
    ...said(finding),
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
    return `${id}  is kept in ${kept}, and not looked at any more`;
  });
}

/** @param {Finding} finding */
function said({ status, differing, looks }) {
  if (status === 'changed') return differing > 0 ? [`changed, ${differing} pixels`] : [];
  if (status === 'restless') return [`restless: ${looks} looks at it differ, by ${differing} pixels`];
  return status === 'new' ? ['new: no picture of it is accepted'] : [];
}

function firstLine(/** @type {string} */ text) {
  return text.split('\n')[0] ?? '';
}
