/** From this number in one run they are no longer chance. */
const TOO_MANY = 3;

/**
 * The flaky checks of each step, by its name.
 *
 * @typedef {Record<string, readonly string[]>} FlakySteps
 */

/**
 * Tell why flaky checks fail a run although each passed the second time.
 *
 * @param {FlakySteps} now Of this run.
 * @param {FlakySteps} before Of the run before, of the steps that this one ran again.
 * @returns {string[]} a sentence for each reason; none when the run may pass.
 */
export function faultsOfFlaky(now, before) {
  const named = namesOf(now);
  const again = named.filter((name) => namesOf(before).includes(name));
  return [
    ...(named.length < TOO_MANY ? [] : [`${named.length} checks passed only the second time`]),
    ...again.map((name) => `${name} passed only the second time, as in the run before`),
  ];
}

/** @returns {string[]} */
function namesOf(/** @type {FlakySteps} */ steps) {
  return Object.entries(steps).flatMap(([step, names]) => names.map((name) => `${step}: ${name}`));
}
