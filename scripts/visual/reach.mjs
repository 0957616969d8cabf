import { matchesGlob } from 'node:path';

/**
 * Modules of a built Storybook and what imports each, as `--stats-json` writes them.
 *
 * @typedef {object} Stats
 * @property {readonly { readonly name: string, readonly reasons?: readonly { readonly moduleName: string }[] }[]} modules
 */

/**
 * Find the files of this repository that a file of stories is drawn from, itself among them.
 *
 * @param {Stats} stats
 * @param {readonly string[]} untraced Globs of files that count for nothing, nor what is reached through them alone, as
 *   chromatic.config.json has them.
 * @returns {(path: string) => string[]} paths from the root.
 */
export function reachOf({ modules }, untraced) {
  /** @type {Map<string, string[]>} */
  const imports = new Map();
  for (const { name, reasons = [] } of modules) {
    const path = pathOf(name);
    if (!isTraced(path)) continue;
    for (const { moduleName } of reasons) {
      const by = pathOf(moduleName);
      imports.set(by, [...(imports.get(by) ?? []), path]);
    }
  }
  return (path) => {
    const found = new Set([path]);
    // Iterating a set includes items that are added during the loop.
    for (const file of found) for (const imported of imports.get(file) ?? []) found.add(imported);
    return [...found];
  };

  /** @param {string} path */
  function isTraced(path) {
    return (
      !/^(\/|\.\.\/|node_modules\/)|\/node_modules\/|\0/.test(path) &&
      !untraced.some((glob) => matchesGlob(path, glob))
    );
  }
}

/** Without what the bundler writes around it: `./packages/x.ts?raw`. */
function pathOf(/** @type {string} */ name) {
  return name.replace(/^\.\//, '').replace(/\?.*$/, '');
}
