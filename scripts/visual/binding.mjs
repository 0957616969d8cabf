/**
 * Say why the accepted pictures cannot bind here.
 *
 * They bind in the browser of the lock file, which draws alike on every machine. Another one draws letters and curves
 * a little otherwise, so that a difference may be its doing.
 *
 * @param {string | undefined} accepted The browser of the accepted pictures; undefined when nothing is accepted yet.
 * @param {Pick<import('../browser/browser.mjs').Browser, 'name' | 'pinned'>} here
 * @returns {string} "" where they bind.
 */
export function whyNotBinding(accepted, { name, pinned }) {
  if (pinned || accepted === undefined || accepted === name) return '';
  return `The pictures were taken with ${accepted}, which does not run here (this is ${name}), so they were compared loosely and do not bind.`;
}

/**
 * Say why pictures cannot be accepted here.
 *
 * @param {string | undefined} accepted The browser of the accepted pictures.
 * @param {Pick<import('../browser/browser.mjs').Browser, 'name' | 'pinned'>} here
 * @param {{ all: boolean, some: boolean }} what Whether the pictures are of this machine alone, and whether stories
 *   were named.
 * @returns {string} "" where they can.
 */
export function whyNotAccepted(accepted, { name, pinned }, { all, some }) {
  if (!pinned && !all) {
    return `Pictures are accepted in the browser of the lock file alone, and this is ${name}.`;
  }
  if (some && accepted !== undefined && accepted !== name) {
    return `The other pictures were taken with ${accepted} and this is ${name}: accept all of them, without naming stories.`;
  }
  return '';
}
