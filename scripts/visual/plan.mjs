import { modes, personModes, wideModes } from '../../.storybook/modes.ts';
import { Sentence } from '../house/sentence.mjs';

/** @typedef {import('../../.storybook/modes.ts').Mode} Mode */

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
 * @property {boolean} axe Whether axe looks at it, too.
 * @property {boolean} whole Whether the picture is of the whole page, or of what a window shows at first.
 */

/** The tag of the one story of each component, or more, that stands for it in every review. */
export const TAG = 'visual';

/** @type {Readonly<Record<string, Mode>>} */
export const MODES = { ...modes, ...wideModes, ...personModes };

const EVERYWHERE = ['phone light en', 'phone dark de', 'narrow light ta', 'large text pseudo'];
const SCREENS_BESIDES = ['tablet light en', 'laptop light en'];
/** Tags by which a story asks for a mode besides. */
const BY_TAG = { 'forced-colours': 'phone forced colours', 'reduced-motion': 'phone reduced motion' };
/** Foundations are about colour, letters and space, in both themes. */
const FOUNDATIONS = ['phone light en', 'phone dark de'];
/** The dark theme: `npm test -- stories` has axe look at every story in the light one. */
const WITH_AXE = ['phone dark de'];

/**
 * Find the stories that are wanted.
 *
 * @param {readonly Entry[]} entries
 * @param {Pick<import('./options.mjs').Options, 'all' | 'ids'>} options
 * @returns {readonly Entry[]}
 * @throws {Sentence} when an id fits none, or a component has none that stands for it.
 */
export function wantedEntries(entries, { all, ids }) {
  const wanted = entries.filter(({ tags }) => all || tags?.includes(TAG));
  const titles = new Set(wanted.map(({ title }) => title));
  const missing = [...new Set(entries.map(({ title }) => title))].filter(
    // Foundations show what everything is made of, and everything shows it.
    (title) => !title.startsWith('Foundations/') && !titles.has(title),
  );
  if (missing.length > 0) {
    throw new Sentence(
      `No story stands for ${missing.join(', ')} in the review: add tags: ['${TAG}'] to the one that shows the most.`,
    );
  }
  const unknown = ids.find((id) => !wanted.some((entry) => entry.id.startsWith(id)));
  if (unknown !== undefined) {
    const untagged = entries.some(({ id }) => id.startsWith(unknown));
    throw new Sentence(
      untagged
        ? `"${unknown}" is not tagged '${TAG}': look at it with --all.`
        : `There is no story whose id begins with "${unknown}".`,
    );
  }
  return ids.length === 0 ? wanted : wanted.filter(({ id }) => ids.some((start) => id.startsWith(start)));
}

/**
 * Name the modes that a story is looked at in.
 *
 * @param {Pick<Entry, 'title' | 'tags'>} entry
 */
export function modesOf({ title, tags = [] }) {
  const standsFor = tags.includes(TAG);
  // Other states of a screen are reached by plays, and those speak English.
  if (isScreen(title) && !standsFor) return ['phone light en'];
  return [
    ...(title.startsWith('Foundations/') ? FOUNDATIONS : EVERYWHERE),
    ...(isScreen(title) ? SCREENS_BESIDES : []),
    ...Object.entries(BY_TAG).flatMap(([tag, mode]) => (tags.includes(tag) ? [mode] : [])),
  ];
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
    whole: mode === 'phone light en' || (mode === 'large text pseudo' && !isScreen(entry.title)),
  }));
}

/** A picture's name: `components-controls-button--primary/phone-light-en`. */
export function pictureName(/** @type {Pick<Job, 'entry' | 'mode'>} */ { entry, mode }) {
  return `${entry.id}/${mode.replaceAll(' ', '-')}`;
}

/**
 * Part jobs into batches, each to be taken by one page that is opened for it: all of one mode.
 *
 * @param {readonly Job[]} jobs
 * @param {number} most Jobs of a batch.
 */
export function batchesOf(jobs, most) {
  const kinds = Map.groupBy(jobs, ({ mode, plays }) => `${mode} ${plays}`);
  return [...kinds.values()]
    .flatMap((kind) => {
      const parts = Math.ceil(kind.length / most);
      return Array.from({ length: parts }, (_, part) => kind.filter((_job, at) => at % parts === part));
    })
    .toSorted((a, b) => b.length - a.length);
}

function isScreen(/** @type {string} */ title) {
  return /^(Screens|Flows)\//.test(title);
}
