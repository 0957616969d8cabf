import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { inRoot, ROOT } from '../process/paths.mjs';
import { causesOf } from './causes.mjs';
import { pictureName } from './plan.mjs';
import { needsReview } from './summary.mjs';

/** @typedef {import('./review.mjs').Finding} Finding */

/** Address of `npm run storybook`. A built Storybook does not open from a file. */
const STORYBOOK = 'http://localhost:6006';
const ACCEPT = 'npm run visual -- --accept';

/**
 * The contents of a report.
 *
 * @typedef {object} Reviewed
 * @property {readonly Finding[]} findings
 * @property {readonly string[]} gone
 * @property {readonly string[]} missing
 * @property {string} summary
 */

/**
 * The history behind the pictures.
 *
 * @typedef {object} Origins
 * @property {(path: string) => string} commits The last commits that touched what a file of stories is drawn from.
 * @property {() => readonly import('./causes.mjs').Change[]} changes
 * @property {(path: string) => readonly string[]} reach
 */
/** @type {Origins} */
const NOTHING_KNOWN = { commits: () => '', changes: () => [], reach: () => [] };

/**
 * Write the report as one page that needs nothing else.
 *
 * @param {Reviewed} reviewed
 * @param {Origins} [origins]
 * @returns {string}
 */
export function reportPage({ findings, gone, missing, summary }, origins = NOTHING_KNOWN) {
  const stories = [...Map.groupBy(findings, ({ job }) => job.entry.id).values()];
  const review = findings.some(needsReview);
  const modes = [...new Set(findings.map(({ job }) => job.mode))];
  const sections = Map.groupBy(stories, ([first]) => first?.job.entry.title.split('/')[0] ?? '');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual review: ${escape(summary)}</title>
<style>${readFileSync(inRoot('scripts/visual/report/page.css'), 'utf8')}</style>
<header>
  <h1>Visual review</h1>
  <p>${escape(summary)}</p>
  <label>Show <select id="filter">
    <option value="review"${review ? ' selected' : ''}>what changed or fails</option>
    <option value="all"${review ? '' : ' selected'}>everything</option>
  </select></label>
  <label>in <select id="mode"><option value="">every mode</option>${modes
    .map((mode) => `<option>${escape(mode)}</option>`)
    .join('')}</select></label>
  <input id="search" type="search" placeholder="Title, route, file" aria-label="Search">
  <p class="keys"><kbd>j</kbd> and <kbd>k</kbd> go to the next cause or story and to the one before, <kbd>a</kbd> copies what accepts it. A picture opens at its size.</p>
</header>
<div class="layout">
<nav aria-label="Stories">${[...sections].map(([name, parts]) => navPart(name, parts)).join('')}</nav>
<main>
<p class="nothing" hidden>Nothing here needs a review: choose “everything” above.</p>
${causesSection(findings, origins)}
${listSection('Pictures without a story', 'Accepting forgets them.', gone)}
${listSection('Components without a picture', 'Tag the story of each that shows the most with <code>visual</code>.', missing)}
${stories.map((story) => storySection(story, origins)).join('\n')}
</main>
</div>
<dialog aria-label="Pictures at their size"><form method="dialog"><strong></strong>
<button>Close</button></form><div class="pictures"></div></dialog>
<script type="module">${readFileSync(inRoot('scripts/visual/report/page.js'), 'utf8')}</script>
</html>
`;
}

/** @param {string} name @param {readonly (readonly Finding[])[]} stories */
function navPart(name, stories) {
  const links = stories.map((story) => {
    const entry = story[0]?.job.entry;
    const title = `${entry?.title.split('/').slice(1).join(' / ')}: ${entry?.name}`;
    return `<a href="#${escape(entry?.id ?? '')}"${story.some(needsReview) ? ' data-review' : ''}>${escape(title)}</a>`;
  });
  return `<div><h2>${escape(name)}</h2>${links.join('')}</div>`;
}

/** @param {readonly Finding[]} findings @param {Origins} origins */
function causesSection(findings, { changes, reach }) {
  const moved = findings.filter(({ status }) => status === 'changed');
  if (moved.length === 0) return '';
  const items = causesOf(findings, moved, changes(), reach).map(({ change, findings: its, also }) => {
    const ids = [...new Set(its.map(({ job }) => job.entry.id))];
    // Of all its pictures the one that changed the most tells the most.
    const [telling] = its.toSorted((one, other) => other.differing - one.differing);
    return `<li><p>${change === undefined ? 'Nothing that changed explains' : `${nameOf(change)} moved`} ${counted(its)}:
${ids.map((id) => `<a href="#${escape(id)}">${escape(id)}</a>`).join(', ')}</p>
${also.length === 0 ? '' : `<p>Some of them are drawn with this, too, which changed as well: ${also.map(nameOf).join(', ')}.</p>`}
<div class="mode" data-mode="${escape(telling?.job.mode ?? '')}"><p>${escape(telling?.job.entry.id ?? '')}, ${escape(telling?.job.mode ?? '')}:</p>
<div class="pictures">${cropOf('Before', telling?.before, telling)}${cropOf('After', telling?.after, telling)}${cropOf('Difference', telling?.difference, telling)}</div></div>
${copyable(`${ACCEPT} ${picturesOf(its, moved).join(' ')}`)}</li>`;
  });
  return `<section class="causes"><h2>By cause</h2><ul>${items.join('')}</ul></section>`;
}

/** @param {import('./causes.mjs').Change} change */
function nameOf({ path, words, token }) {
  const what = [token, words].filter(Boolean).join(': ');
  return `${what === '' ? '' : `<code>${escape(what)}</code> in `}<code>${escape(path)}</code>`;
}

function counted(/** @type {readonly Finding[]} */ { length }) {
  return `${length} ${length === 1 ? 'picture' : 'pictures'}`;
}

/** A command with a button that copies it. */
function copyable(/** @type {string} */ text) {
  return `<p><code>${escape(text)}</code> <button data-copy="${escape(text)}">Copy</button></p>`;
}

/**
 * Name pictures for the command line: a story where all of it that changed is meant, else each picture.
 *
 * @param {readonly Finding[]} its
 * @param {readonly Finding[]} moved
 */
function picturesOf(its, moved) {
  const meant = Map.groupBy(its, ({ job }) => job.entry.id);
  return [...meant].flatMap(([id, pictures]) =>
    pictures.length === moved.filter(({ job }) => job.entry.id === id).length
      ? [id]
      : pictures.map(({ job }) => pictureName(job)),
  );
}

/** Margin around a difference, in pixels. */
const AROUND = 24;

/**
 * The part of a picture that differs, at its size; the whole of it where that is not known.
 *
 * @param {string} label
 * @param {Buffer | undefined} bytes
 * @param {Finding | undefined} finding
 */
function cropOf(label, bytes, finding) {
  const box = finding?.box;
  if (box === undefined) return picture(label, bytes);
  const x = Math.max(0, box.x - AROUND);
  const y = Math.max(0, box.y - AROUND);
  const width = box.x + box.width + AROUND - x;
  const height = box.y + box.height + AROUND - y;
  return picture(
    label,
    bytes,
    `object-fit:none;object-position:${-x}px ${-y}px;width:${width}px;height:${height}px`,
  );
}

/** @param {string} title @param {string} about HTML. @param {readonly string[]} names */
function listSection(title, about, names) {
  if (names.length === 0) return '';
  const items = names.map((name) => `<li><code>${escape(name)}</code></li>`).join('');
  return `<section class="story"><h2>${title}</h2><p>${about}</p><ul>${items}</ul></section>`;
}

/** @param {readonly Finding[]} findings @param {Origins} origins */
function storySection(findings, { commits }) {
  const [first] = findings;
  if (first === undefined) return '';
  const { entry } = first.job;
  const path = entry.importPath.replace(/^\.\//, '');
  const route = findings.find((one) => one.route !== undefined)?.route;
  const accept = `${ACCEPT} ${entry.id}`;
  const review = findings.some(needsReview);
  const why = review ? commits(path) : '';
  return `<section class="story" id="${escape(entry.id)}" data-search="${escape(`${entry.title} ${entry.name} ${entry.id} ${route ?? ''} ${path}`)}">
<h2>${escape(`${entry.title.replaceAll('/', ' / ')}: ${entry.name}`)}</h2>
<dl class="facts">
${fact('Story', `<a href="${escape(`${STORYBOOK}/?path=/story/${entry.id}`)}" target="_blank" title="While npm run storybook runs">${escape(entry.id)}</a>`)}
${fact('Code', `<code>${escape(path)}</code>`)}
${route === undefined ? '' : fact('Route', `<code>${escape(route)}</code>`)}
${fact('axe', axeOf(findings))}
${review ? fact('Accept', `<code>${escape(accept)}</code> <button data-copy="${escape(accept)}">Copy</button>`) : ''}
</dl>
${why === '' ? '' : `<details open><summary>Last changes of what it is drawn from</summary><pre>${escape(why)}</pre></details>`}
<div class="modes">${findings.map(modeFigure).join('')}</div>
</section>`;
}

/** @param {string} name @param {string} html */
function fact(name, html) {
  return `<div><dt>${name}</dt><dd>${html}</dd></div>`;
}

function axeOf(/** @type {readonly Finding[]} */ findings) {
  const checked = findings.filter(({ axe }) => axe !== undefined);
  if (checked.length === 0) return 'did not run';
  const violations = new Set(checked.flatMap(({ axe = [] }) => axe));
  if (violations.size === 0)
    return `found nothing (${checked.map(({ job }) => escape(job.mode)).join(', ')})`;
  return `<span class="fault">${[...violations].map(escape).join('<br>')}</span>`;
}

/** Labels of pictures that are not before and after. @type {Partial<Record<Finding['status'], string>>} */
const BEFORE = { same: 'Same', unstable: 'One screenshot', 'not taken': 'Accepted' };
/** @type {Partial<Record<Finding['status'], string>>} */
const AFTER = { new: 'New', unstable: 'Another' };

/** @param {Finding} finding */
function modeFigure(finding) {
  const { job, status, fault, note, before, after, difference, differing } = finding;
  const pictures = [
    picture(BEFORE[status] ?? 'Before', before),
    picture(AFTER[status] ?? 'After', after),
    picture('Difference', difference),
  ];
  const label = differing > 0 ? `${status}, ${differing} pixels` : status;
  return `<figure class="mode" data-mode="${escape(job.mode)}"${needsReview(finding) ? ' data-review' : ''}>
<figcaption><strong>${escape(job.mode)}</strong><span class="status">${escape(label)}</span></figcaption>
${fault === '' ? '' : `<p class="fault">${escape(fault.slice(0, 600))}</p>`}
${note === '' ? '' : `<details><summary>Its play stopped here</summary><pre>${escape(note)}</pre></details>`}
<div class="pictures">${pictures.join('')}</div></figure>`;
}

/** @param {string} label @param {Buffer | undefined} bytes @param {string} [style] */
function picture(label, bytes, style = '') {
  if (bytes === undefined) return '';
  const type = bytes.subarray(1, 4).toString('latin1') === 'PNG' ? 'image/png' : 'image/webp';
  const image = `<img src="data:${type};base64,${bytes.toString('base64')}" alt="${label}" decoding="async"${style === '' ? '' : ` style="${style}"`}>`;
  return `<a href="#" aria-label="${label}, at its size">${label}${image}</a>`;
}

function escape(/** @type {string} */ text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Read the last commits that touched any of some files: why a change was made. */
export function commitsOf(/** @type {readonly string[]} */ files) {
  try {
    return execFileSync('git', ['log', '-5', '--format=%h %s', '--', ...files], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // Without a history, as in an archive of the sources, there is nothing to say.
    return '';
  }
}
