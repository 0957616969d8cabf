/**
 * The counts of a step. A flaky check failed, was run once more and passed then: it is among those that passed.
 *
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string} [reason] Why it could not be run here.
 * @property {readonly string[]} [flaky] Names of those.
 */

/** Read the report of Vitest, of Playwright, or of a script of ours. @returns {Counts} */
export function readCounts(/** @type {any} */ report) {
  if ('numPassedTests' in report) {
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      flaky: flakyOfVitest(report),
    };
  }
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped, flaky: flakyOfPlaywright(report.suites) };
  }
  return report;
}

/** Vitest keeps the failure of the first run next to the result of the second. */
function flakyOfVitest(/** @type {any} */ { testResults }) {
  return testResults.flatMap((/** @type {any} */ { assertionResults }) =>
    assertionResults
      .filter(
        (/** @type {any} */ { status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
      )
      .map((/** @type {any} */ { fullName }) => fullName),
  );
}

/** @returns {string[]} */
function flakyOfPlaywright(/** @type {any[]} */ suites = []) {
  return suites.flatMap(({ suites: inner, specs = [] }) => [
    ...flakyOfPlaywright(inner),
    ...specs
      .filter((/** @type {any} */ { tests }) =>
        tests.some((/** @type {any} */ { status }) => status === 'flaky'),
      )
      .map((/** @type {any} */ { file, title }) => `${file}: ${title}`),
  ]);
}
