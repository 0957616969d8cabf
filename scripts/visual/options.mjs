import { CommandError } from '../process/command.mjs';

/**
 * What was asked for on the command line.
 *
 * @typedef {object} Options
 * @property {boolean} accept Keep what is rendered now as what is right.
 * @property {boolean} help Say what can be asked for, and do nothing.
 * @property {boolean} all Every story, not those alone that pictures are kept of.
 * @property {number} seconds After which no more pictures are taken; Infinity where nothing was said.
 * @property {readonly string[]} stories By how their ids or paths begin, or by component; none means all of them.
 */

/** What is said at `--help`. */
export const HELP = `npm run visual -- [--accept] [--all] [--within=SECONDS] [stories]

  stories           by how their ids or paths begin, or by component; none means all that pictures are kept of
  --accept          what is rendered now is right from now on
  --all             every story, held against pictures of this machine alone
  --within=SECONDS  take no more pictures after that
  --help            this

docs/visual-review.md tells more.`;

const FLAGS = ['--accept', '--all', '--help'];
const WITHIN = /^--within=([1-9]\d*)$/;

/**
 * Read the arguments of `npm run visual`.
 *
 * @param {readonly string[]} args
 * @returns {Options}
 * @throws {CommandError} at an option that there is not.
 */
export function readOptions(args) {
  const unknown = args.find((arg) => arg.startsWith('-') && !FLAGS.includes(arg) && !WITHIN.test(arg));
  if (unknown !== undefined) {
    throw new CommandError(
      `There is no option "${unknown}": the review knows --accept, --all, --within=SECONDS, --help, and stories.`,
    );
  }
  const within = args.map((arg) => WITHIN.exec(arg)?.[1]).find((seconds) => seconds !== undefined);
  const options = {
    accept: args.includes('--accept'),
    help: args.includes('--help'),
    all: args.includes('--all'),
    seconds: within === undefined ? Infinity : Number(within),
    stories: args.filter((arg) => !arg.startsWith('-')),
  };
  if (options.accept && options.seconds !== Infinity) {
    throw new CommandError('All that is asked for is accepted: leave --within out.');
  }
  return options;
}
