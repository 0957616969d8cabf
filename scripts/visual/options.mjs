import { parseArgs } from 'node:util';

import { CommandError } from '../process/command.mjs';
import { modeInName, MODES } from './plan.mjs';

/**
 * The options of the command line.
 *
 * @typedef {object} Options
 * @property {boolean} accept Keep what is rendered now as what is right.
 * @property {boolean} help Say what can be asked for, and do nothing.
 * @property {number} seconds After which no more pictures are taken; Infinity where nothing was said.
 * @property {string} mode The one mode that is taken, as the names of pictures have it; "" means every mode.
 * @property {readonly string[]} stories By how their ids or paths begin, by component, or one picture as
 *   `story/mode`; none means all of them.
 */

export const HELP = `npm run visual -- [--accept] [--mode=MODE] [--within=SECONDS] [stories]

  stories           by how their ids or paths begin, by component, or one picture as story/mode; none means
                    all that pictures are kept of
  --accept          what is rendered now is right from now on
  --mode=MODE       of one mode alone: --mode=phone-dark-de
  --within=SECONDS  take no more pictures after that
  --help            this

docs/visual-review.md tells more.`;

const MODE_NAMES = Object.keys(MODES).map(modeInName);

/**
 * Read the arguments of `npm run visual`.
 *
 * @param {readonly string[]} args
 * @returns {Options}
 * @throws {CommandError} at an option that there is not.
 */
export function readOptions(args) {
  const { values, positionals: stories } = parsed(args);
  const { accept = false, help = false, mode, within } = values;
  if (mode !== undefined && !MODE_NAMES.includes(mode))
    throw new CommandError(`There is no mode "${mode}": --mode=${MODE_NAMES.join(', ')}.`);
  if (within !== undefined && !/^[1-9]\d*$/.test(within))
    throw new CommandError(`--within=${within} is no number of seconds.`);
  if (accept && within !== undefined)
    throw new CommandError('All that is asked for is accepted: leave --within out.');
  const seconds = within === undefined ? Infinity : Number(within);
  return { accept, help, seconds, mode: mode ?? '', stories };
}

function parsed(/** @type {readonly string[]} */ args) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        accept: { type: 'boolean' },
        help: { type: 'boolean' },
        mode: { type: 'string' },
        within: { type: 'string' },
      },
    });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
  }
}
