import { pictureName } from './plan.mjs';

/** @typedef {import('./review.mjs').Finding} Finding */

/**
 * Whether somebody has to look at it.
 *
 * @param {Pick<Finding, 'status' | 'fault' | 'axe'>} finding
 */
export function needsALook({ status, fault, axe }) {
  return ['changed', 'new', 'restless'].includes(status) || fault !== '' || (axe?.length ?? 0) > 0;
}

/**
 * What has to be looked at, a line each.
 *
 * @param {readonly Finding[]} findings
 * @param {readonly string[]} gone Names of accepted pictures without a story.
 */
export function faultsOf(findings, gone) {
  return [
    ...findings.filter(needsALook).map((finding) => {
      const { job, fault, axe = [] } = finding;
      const what = [
        ...(finding.status === 'same' || finding.status === 'not compared' ? [] : [said(finding)]),
        ...(fault === '' ? [] : [`the story fails here: ${firstLine(fault)}`]),
        ...axe.map((violation) => `axe: ${violation}`),
      ];
      return `${pictureName(job)}  ${what.join('; ')}`;
    }),
    ...gone.map((name) => `${name}  is kept, and there is no such story or mode any more`),
  ];
}

/** @param {Finding} finding */
function said({ status, differing }) {
  if (status === 'changed') return `changed, ${differing} pixels`;
  if (status === 'restless') return `restless: two looks differ by ${differing} pixels`;
  return 'new: no picture of it is accepted';
}

/** One line that counts. */
export function summaryOf(/** @type {readonly Finding[]} */ findings, /** @type {readonly string[]} */ gone) {
  const counts = Map.groupBy(findings, ({ status }) => status);
  const counted = /** @type {const} */ (['same', 'changed', 'new', 'restless', 'not compared']).flatMap(
    (status) => {
      const count = counts.get(status)?.length ?? 0;
      return count === 0 ? [] : [`${count} ${status}`];
    },
  );
  const again = findings.filter(({ status, looks }) => status === 'same' && looks > 1).length;
  return [
    ...counted,
    ...(again === 0 ? [] : [`${again} of the same at the second look only`]),
    ...(gone.length === 0 ? [] : [`${gone.length} without a story`]),
  ].join(', ');
}

function firstLine(/** @type {string} */ text) {
  return text.split('\n')[0] ?? '';
}
