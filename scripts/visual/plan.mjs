import { isFlow, isKept, isScreen, KEPT_SCREENS, MAIN_MODE, MODES, modesOf } from '../../.storybook/modes.ts';
import { CommandError } from '../process/command.mjs';

/**
 * A story as Storybook's index has it.
 *
 * @typedef {object} Entry
 * @property {string} id
 * @property {string} title
 * @property {string} name
 * @property {string} importPath `./packages/…`
 * @property {readonly string[]} [tags]
 */

/**
 * One picture to take.
 *
 * @typedef {object} Job
 * @property {Entry} entry
 * @property {string} mode Its name.
 * @property {boolean} plays Whether the story's play function is run.
 * @property {boolean} whole Whether the picture is of the whole page, or of what a window shows at first.
 */

/**
 * List the components and the pictured screens without a representative story.
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
    // A component's texts are its args, in any language; a screen's come from the catalogues.
    plays: !isScreen(entry.title) || isFlow(entry.title) || MODES[mode]?.locale === 'en-US',
    // A screen as it is, and the parts where they grow most. More of them would be many bytes for little.
    whole: mode === MAIN_MODE || (mode === 'large text pseudo' && !isScreen(entry.title)),
  }));
}

/** A picture's name: `primitives-button--primary/phone-light-en`. */
export function pictureName(/** @type {Pick<Job, 'entry' | 'mode'>} */ { entry, mode }) {
  return `${entry.id}/${mode.replaceAll(' ', '-')}`;
}

/** Match a picture by the beginning of its name or of its story's path, by its component, or by its mode. */
function matches(/** @type {Job} */ job, /** @type {string} */ query) {
  const { title, importPath } = job.entry;
  return (
    pictureName(job).startsWith(query) ||
    pictureName(job).endsWith(`/${query}`) ||
    importPath.startsWith(`./${query.replace(/^\.\//, '')}`) ||
    title.split('/').at(-1)?.toLowerCase() === query.toLowerCase()
  );
}

/**
 * List the pictures that are wanted, of the stories that pictures are kept of.
 *
 * @param {readonly Entry[]} entries
 * @param {readonly string[]} queries None means all.
 * @returns {readonly Job[]}
 * @throws {CommandError} when a query matches none.
 */
export function wantedJobs(entries, queries) {
  const all = entries.filter(isKept).flatMap(jobsOf);
  const unknown = queries.find((query) => !all.some((job) => matches(job, query)));
  if (unknown !== undefined)
    throw new CommandError(
      `No picture is taken of "${unknown}": name the beginning of a story's id or path, a component or a mode, and tag the story 'visual'.`,
    );
  return queries.length === 0 ? all : all.filter((job) => queries.some((query) => matches(job, query)));
}

/**
 * Divide jobs into batches, each for one page: all of one mode. The steps of a flow stay together, because each
 * continues from the last.
 *
 * @param {readonly Job[]} jobs
 * @param {number} most Jobs of a batch.
 */
export function batchesOf(jobs, most) {
  const kinds = Map.groupBy(jobs, ({ mode, plays, entry: { title } }) =>
    [mode, plays, isFlow(title) && title].join(),
  );
  return [...kinds.values()].flatMap((kind) => {
    const parts = Math.ceil(kind.length / most);
    return Array.from({ length: parts }, (_, part) => kind.filter((_job, at) => at % parts === part));
  });
}
