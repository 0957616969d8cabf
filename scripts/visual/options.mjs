import { Sentence } from '../house/sentence.mjs';

/**
 * What was asked for on the command line.
 *
 * @typedef {object} Options
 * @property {boolean} accept Keep what is rendered now as what is right.
 * @property {boolean} all Every story, not those tagged `visual` alone.
 * @property {readonly string[]} ids Stories by id, or by the beginning of it; none means all of them.
 */

/**
 * Read the arguments of `npm run visual`.
 *
 * @param {readonly string[]} args
 * @returns {Options}
 * @throws {Sentence} at an option that there is not.
 */
export function readOptions(args) {
  const unknown = args.find((arg) => arg.startsWith('-') && !['--accept', '--all'].includes(arg));
  if (unknown !== undefined) {
    throw new Sentence(
      `There is no option "${unknown}": the review knows --accept, --all, and ids of stories.`,
    );
  }
  return {
    accept: args.includes('--accept'),
    all: args.includes('--all'),
    ids: args.filter((arg) => !arg.startsWith('-')),
  };
}
