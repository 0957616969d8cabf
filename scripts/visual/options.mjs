import { CommandError } from '../process/command.mjs';
import { modeInName, MODES } from './plan.mjs';

/**
 * What was asked for on the command line.
 *
 * @typedef {object} Options
 * @property {boolean} accept Keep what is rendered now as what is right.
 * @property {boolean} help Say what can be asked for, and do nothing.
 * @property {number} seconds After which no more pictures are taken; Infinity where nothing was said.
 * @property {string} mode The one mode that is taken, as the names of pictures have it; "" means every mode.
 * @property {readonly string[]} stories By how their ids or paths begin, by component, or one picture as
 *   `story/mode`; none means all of them.
 */

/** What is said at `--help`. */
export const HELP = `npm run visual -- [--accept] [--mode=MODE] [--within=SECONDS] [stories]

  stories           by how their ids or paths begin, by component, or one picture as story/mode; none means
                    all that pictures are kept of
  --accept          what is rendered now is right from now on
  --mode=MODE       of one mode alone: --mode=phone-dark-de
  --within=SECONDS  take no more pictures after that
  --help            this

docs/visual-review.md tells more.`;

const FLAGS = ['--accept', '--help'];
const WITHIN = /^--within=([1-9]\d*)$/;
const MODE = /^--mode=(.+)$/;
const MODE_NAMES = Object.keys(MODES).map(modeInName);

/**
 * Read the arguments of `npm run visual`.
 *
 * @param {readonly string[]} args
 * @returns {Options}
 * @throws {CommandError} at an option that there is not.
 */
export function readOptions(args) {
  const unknown = args.find(
    (arg) => arg.startsWith('-') && !FLAGS.includes(arg) && !WITHIN.test(arg) && !MODE.test(arg),
  );
  if (unknown !== undefined) {
    throw new CommandError(
      `There is no option "${unknown}": the review knows --accept, --mode=MODE, --within=SECONDS, --help, and stories.`,
    );
  }
  const within = args.map((arg) => WITHIN.exec(arg)?.[1]).find((seconds) => seconds !== undefined);
  const mode = args.map((arg) => MODE.exec(arg)?.[1]).find((name) => name !== undefined) ?? '';
  if (mode !== '' && !MODE_NAMES.includes(mode))
    throw new CommandError(`There is no mode "${mode}": --mode=${MODE_NAMES.join(', ')}.`);
  const options = {
    accept: args.includes('--accept'),
    help: args.includes('--help'),
    seconds: within === undefined ? Infinity : Number(within),
    mode,
    stories: args.filter((arg) => !arg.startsWith('-')),
  };
  if (options.accept && options.seconds !== Infinity) {
    throw new CommandError('All that is asked for is accepted: leave --within out.');
  }
  return options;
}
