import { causesOf } from './causes.mjs';
import { pictureName } from './plan.mjs';
import { needsReview, summaryOf } from './summary.mjs';

/** @typedef {import('./review.mjs').Finding} Finding */

/** Address of `npm run storybook`. A built Storybook does not open from a file. */
const STORYBOOK = 'http://localhost:6006';
const ACCEPT = 'npm run visual -- --accept';

/**
 * The history behind the pictures.
 *
 * @typedef {object} Origins
 * @property {() => readonly import('./causes.mjs').Change[]} changes
 * @property {(path: string) => readonly string[]} reach
 */

/**
 * Write the report as one page that needs nothing else: what changed by its cause, then each story to review.
 *
 * @param {import('./summary.mjs').Reviewed} reviewed
 * @param {Origins} origins
 * @param {{ served?: boolean }} [options] `served`: with a button that accepts each story.
 * @returns {string}
 */
export function reportPage(reviewed, origins, { served = false } = {}) {
  const { findings, gone, missing } = reviewed;
  const summary = escape(summaryOf(reviewed));
  const stories = [...Map.groupBy(findings.filter(needsReview), ({ job }) => job.entry.id).values()];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Visual review: ${summary}</title>
<style>body { font-family: system-ui } section { border-top: 1px solid; padding-block: 1rem } .pictures { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start } img { max-height: 32rem } figure { margin: 0 }</style>
<h1>Visual review</h1>
<p>${summary}</p>
${causesSection(findings, origins)}
${listSection('Pictures without a story: accepting forgets them', gone)}
${listSection('Components without a picture: tag the story of each that shows the most "visual"', missing)}
${stories.map((its) => storySection(its, served)).join('\n')}
</html>
`;
}

/** @param {readonly Finding[]} findings @param {Origins} origins */
function causesSection(findings, { changes, reach }) {
  const moved = findings.filter(({ status }) => status === 'changed');
  if (moved.length === 0) return '';
  const items = causesOf(findings, moved, changes(), reach).map(({ change, findings: its }) => {
    const ids = [...new Set(its.map(({ job }) => job.entry.id))];
    // The picture that changed most tells most.
    const [telling] = its.toSorted((one, other) => other.differing - one.differing);
    return `<li><p>${change === undefined ? 'Nothing that changed explains' : `${nameOf(change)} moved`} ${its.length === 1 ? '1 picture' : `${its.length} pictures`}:
${ids.map((id) => `<a href="#${escape(id)}">${escape(id)}</a>`).join(', ')}</p>
${telling === undefined ? '' : `<p>${escape(pictureName(telling.job))}:</p>${pictures(telling)}`}
<p><code>${escape(`${ACCEPT} ${its.map(({ job }) => pictureName(job)).join(' ')}`)}</code></p></li>`;
  });
  return `<section><h2>By cause</h2><ul>${items.join('')}</ul></section>`;
}

/** @param {import('./causes.mjs').Change} change */
function nameOf({ path, words, token }) {
  const what = [token, words].filter(Boolean).join(': ');
  return `${what === '' ? '' : `<code>${escape(what)}</code> in `}<code>${escape(path)}</code>`;
}

/** @param {string} title @param {readonly string[]} names */
function listSection(title, names) {
  if (names.length === 0) return '';
  const items = names.map((name) => `<li><code>${escape(name)}</code></li>`).join('');
  return `<section><h2>${escape(title)}</h2><ul>${items}</ul></section>`;
}

/** @param {readonly Finding[]} findings @param {boolean} served */
function storySection(findings, served) {
  const [first] = findings;
  if (first === undefined) return '';
  const { entry } = first.job;
  const path = entry.importPath.replace(/^\.\//, '');
  return `<section class="story" id="${escape(entry.id)}">
<h2><a href="${escape(`${STORYBOOK}/?path=/story/${entry.id}`)}">${escape(`${entry.title.replaceAll('/', ' / ')}: ${entry.name}`)}</a></h2>
<p><code>${escape(path)}</code></p>
${served ? `<form method="post" action="/accept?story=${escape(entry.id)}"><button>Accept</button></form>` : `<p><code>${escape(`${ACCEPT} ${entry.id}`)}</code></p>`}
${findings.map(modeFigure).join('')}
</section>`;
}

/** @param {Finding} finding */
function modeFigure(finding) {
  const { job, status, fault, differing } = finding;
  const label = differing > 0 ? `${status}, ${differing} pixels` : status;
  return `<figure><figcaption><strong>${escape(job.mode)}</strong> ${escape(label)}</figcaption>
${fault === '' ? '' : `<pre>${escape(fault.slice(0, 600))}</pre>`}${pictures(finding)}</figure>`;
}

/** Show before, after and difference, as far as there are such. @param {Finding} finding */
function pictures({ before, after, difference }) {
  const shown = Object.entries({ Before: before, After: after, Difference: difference });
  return `<div class="pictures">${shown.map(([label, bytes]) => picture(label, bytes)).join('')}</div>`;
}

/** @param {string} label @param {Buffer | undefined} bytes */
function picture(label, bytes) {
  if (bytes === undefined) return '';
  const type = bytes.subarray(1, 4).toString('latin1') === 'PNG' ? 'image/png' : 'image/webp';
  return `<figure><figcaption>${label}</figcaption><img src="data:${type};base64,${bytes.toString('base64')}" alt="${label}"></figure>`;
}

function escape(/** @type {string} */ text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
