import { isKept, isScreen, KEPT_SCREENS, MAIN_MODE, MODES, modesOf } from '../../.storybook/modes.ts';
import { CommandError } from '../process/command.mjs';

/**
 * A story as Storybook's index has it.
 *
 * @typedef {object} Entry
 * @property {string} id
 * @property {string} title
 * @property {string} name
 * @property {string} importPath `./packages/…`
 * @property {string} exportName
 * @property {readonly string[]} [tags]
 */

/**
 * One picture to take.
 *
 * @typedef {object} Job
 * @property {Entry} entry
 * @property {string} mode Its name.
 * @property {boolean} plays Whether the story's play function is run.
 * @property {boolean} axe Whether axe checks it, too.
 * @property {boolean} whole Whether the picture is of the whole page, or of what a window shows at first.
 */

export { MAIN_MODE, MODES, modesOf };

/** The dark theme: `npm test -- stories` has axe check every story in the light one. */
const WITH_AXE = ['phone dark de'];

/**
 * Find the stories that are wanted among those that pictures are kept of.
 *
 * @param {readonly Entry[]} entries
 * @param {readonly string[]} [stories] The stories asked for; all of them without it.
 * @returns {readonly Entry[]}
 * @throws {CommandError} when a query matches none.
 */
export function wantedEntries(entries, stories = []) {
  const wanted = entries.filter(isKept);
  const unknown = stories.find((query) => !wanted.some((entry) => matches(entry, query)));
  if (unknown !== undefined) {
    throw new CommandError(
      entries.some((entry) => matches(entry, unknown))
        ? `No picture is kept of "${unknown}": tag it 'visual', or look at it in Storybook.`
        : `There is no story "${unknown}": name the beginning of an id or of a path, or a component.`,
    );
  }
  return stories.length === 0
    ? wanted
    : wanted.filter((entry) => stories.some((query) => matches(entry, query)));
}

/**
 * Name the components and the kept screens that no story stands for.
 *
 * @param {readonly Entry[]} entries All of them.
 */
export function withoutStory(entries) {
  const found = new Set(entries.filter(isKept).map(({ title }) => title));
  const components = entries
    .map(({ title }) => title)
    .filter((title) => /^(Primitives|Patterns|Product)\//.test(title));
  return [...new Set([...components, ...KEPT_SCREENS])].filter((title) => !found.has(title)).toSorted();
}

/** Match a story by its component, or by the beginning of its id or path. */
function matches(/** @type {Entry} */ { id, title, importPath }, /** @type {string} */ query) {
  const component = title.split('/').at(-1) ?? '';
  return (
    id.startsWith(query) ||
    importPath.startsWith(`./${query.replace(/^\.\//, '')}`) ||
    component.toLowerCase() === query.toLowerCase()
  );
}

/**
 * List the pictures to take of a story.
 *
 * @param {Entry} entry
 * @returns {Job[]}
 */
export function jobsOf(entry) {
  return modesOf(entry).map((mode) => ({
    entry,
    mode,
    // A component's texts are its args, whatever the language; a screen's come from the catalogues.
    plays: !isScreen(entry.title) || MODES[mode]?.locale === 'en-US',
    axe: WITH_AXE.includes(mode),
    // A screen as it is, and the parts where they grow most. More of them would be many bytes for little.
    whole: mode === MAIN_MODE || (mode === 'large text pseudo' && !isScreen(entry.title)),
  }));
}

/** A picture's name: `primitives-button--primary/phone-light-en`. */
export function pictureName(/** @type {Pick<Job, 'entry' | 'mode'>} */ { entry, mode }) {
  return `${entry.id}/${modeInName(mode)}`;
}

/** A mode as the names of pictures have it. */
export function modeInName(/** @type {string} */ mode) {
  return mode.replaceAll(' ', '-');
}

/** `story/mode`: an id has no slash, and a path no two hyphens. */
const PICTURE = /^([\w-]+--[\w-]+)\/[\w-]+$/;

/**
 * List the pictures that are wanted.
 *
 * @param {readonly Entry[]} entries
 * @param {Pick<import('./options.mjs').Options, 'mode' | 'stories'>} options
 * @returns {readonly Job[]}
 * @throws {CommandError} when a query matches none.
 */
export function wantedJobs(entries, { mode, stories }) {
  const pictures = stories.filter((query) => PICTURE.test(query));
  const others = stories.filter((query) => !PICTURE.test(query));
  const whole = new Set(stories.length > 0 && others.length === 0 ? [] : wantedEntries(entries, others));
  const ofPictures = wantedEntries(
    entries,
    pictures.map((query) => PICTURE.exec(query)?.[1] ?? query),
  );
  const jobs = [...new Set([...whole, ...(pictures.length === 0 ? [] : ofPictures)])]
    .flatMap(jobsOf)
    .filter((job) => whole.has(job.entry) || pictures.includes(pictureName(job)))
    .filter((job) => mode === '' || modeInName(job.mode) === mode);
  const unknown = pictures.find((query) => !jobs.some((job) => pictureName(job) === query));
  if (unknown !== undefined) throw new CommandError(`No picture is taken of "${unknown}".`);
  return jobs;
}

/**
 * Part jobs into batches, each to be taken by one page that is opened for it: all of one mode, the first of the
 * modes first, should the time not do for all.
 *
 * @param {readonly Job[]} jobs
 * @param {number} most Jobs of a batch.
 */
export function batchesOf(jobs, most) {
  const kinds = Map.groupBy(jobs, ({ mode, plays }) => `${mode} ${plays}`);
  const order = Object.keys(MODES);
  return [...kinds.values()]
    .flatMap((kind) => {
      const parts = Math.ceil(kind.length / most);
      return Array.from({ length: parts }, (_, part) => kind.filter((_job, at) => at % parts === part));
    })
    .toSorted((a, b) => order.indexOf(a[0]?.mode ?? '') - order.indexOf(b[0]?.mode ?? ''));
}
