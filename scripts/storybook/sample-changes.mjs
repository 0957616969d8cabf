import { affectedBy } from '../visual/affected.mjs';

/**
 * Changes of one file each, and the most files of stories that they may reach. Null: as many as there are, for each is
 * drawn with it, but by the trace and not for a change of Storybook itself.
 *
 * @type {readonly (readonly [path: string, most: number | null])[]}
 */
const SAMPLES = [
  ['packages/ui/src/primitives/qr-code/SPEC.md', 0],
  ['visual/accepted.json', 0],
  ['packages/ui/consumer/src/every-card.tsx', 0],
  ['packages/ui/src/primitives/qr-code/qr-code.tsx', 8],
  ['packages/i18n/src/catalogues/de-DE/auth.ts', null],
  ['packages/domain/src/text/locale.ts', null],
  ['packages/ui/src/foundations/icon/known-icon-paths.ts', null],
];

/**
 * Find the sample changes after which Chromatic would photograph more than they reach.
 *
 * @param {string} storybook Folder of a build with its stats.
 * @returns {Promise<string[]>}
 */
export async function faultsOfSamples(storybook) {
  const faults = [];
  for (const [path, most] of SAMPLES) {
    const { everything, files } = await affectedBy([path], storybook);
    if (everything !== '') faults.push(`a change of ${path} photographs every story: ${everything}`);
    else if (most !== null && files.length > most)
      faults.push(`a change of ${path} photographs ${files.length} files of stories, ${most} are meant`);
  }
  return faults;
}
