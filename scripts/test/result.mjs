/**
 * What came of one step.
 *
 * @typedef {object} Result
 * @property {'passed' | 'failed' | 'not run'} status
 * @property {number} passed Tests of a runner; 1 for a check that passed.
 * @property {number} failed
 * @property {number} skipped
 * @property {string} [output] What was printed, to be shown when the step failed.
 * @property {string} [reason] Why it was not run.
 */

/** The result of a check: it passes or fails as one. @returns {Result} */
export function checked(/** @type {import('../house/tool.mjs').Outcome} */ { code, output }) {
  return code === 0
    ? { status: 'passed', passed: 1, failed: 0, skipped: 0, output }
    : { status: 'failed', passed: 0, failed: 1, skipped: 0, output };
}

/** The result of a step that could not be run here: never counted as passed. @returns {Result} */
export function notRun(/** @type {string} */ reason) {
  return { status: 'not run', passed: 0, failed: 0, skipped: 1, reason };
}

/**
 * The result of a runner with tests. A runner that ends badly without a failed test counts as one failure, and
 * so does one that found no test.
 *
 * @param {import('../house/tool.mjs').Outcome} outcome
 * @param {{ passed: number, failed: number, skipped: number } | undefined} counts
 * @returns {Result}
 */
export function counted({ code, output }, counts = { passed: 0, failed: 0, skipped: 0 }) {
  const nothing = counts.passed + counts.failed === 0;
  const failed = code === 0 && !nothing ? counts.failed : Math.max(1, counts.failed);
  return { ...counts, failed, status: failed === 0 ? 'passed' : 'failed', output };
}
