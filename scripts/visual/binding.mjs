/**
 * Explain why pictures cannot be taken or accepted here. They are bound to the browser of the lock file, which
 * draws the same on every machine; another one draws glyphs and curves slightly differently, so that differences
 * would mean nothing.
 *
 * @param {string | undefined} accepted The browser of the accepted pictures; undefined when nothing is accepted yet.
 * @param {import('../browser/browser.mjs').Browser} here
 * @param {boolean} acceptsSome Whether pictures of some stories alone are to be accepted.
 * @returns {string} "" where they can.
 */
export function explainRefusal(accepted, { name, pinned }, acceptsSome) {
  if (!pinned) return `Pictures are of the browser of the lock file, and this is ${name}.`;
  if (acceptsSome && accepted !== undefined && accepted !== name)
    return `The other pictures were taken with ${accepted} and this is ${name}: accept all of them, without naming stories.`;
  return '';
}
