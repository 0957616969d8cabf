import { MAY_IMPORT, MAY_NOT_KNOW, RUNS_ANYWHERE, TESTS } from './scripts/zones.mjs';

const TESTKIT = 'packages/testkit';

/** Folders as the start of a path, for a rule's pattern. */
const below = (/** @type {readonly string[]} */ folders) =>
  folders.map((folder) => `^${folder}/`).join('|') || '^$';
const ours = below([...Object.keys(MAY_IMPORT), 'scripts', '.storybook']);

export default {
  forbidden: [
    ...Object.entries(MAY_IMPORT).map(([zone, others]) => ({
      name: `${zone} imports only what it may`,
      severity: 'error',
      from: { path: below([zone]) },
      to: { path: ours, pathNot: below([zone, TESTKIT, ...others]) },
    })),
    {
      name: 'testkit is for tests and stories',
      severity: 'error',
      from: { pathNot: `${TESTS}|^${TESTKIT}/|^apps/(e2e|bench)/` },
      to: { path: below([TESTKIT]) },
    },
    ...Object.entries(MAY_NOT_KNOW).map(([zone, modules]) => ({
      name: `${zone} is presentation`,
      severity: 'error',
      from: { path: below([zone]) },
      to: { path: modules.map((name) => `(^|node_modules/)${name}(/|$)`).join('|') },
    })),
    {
      name: 'no module of Node where the code runs anywhere',
      severity: 'error',
      from: { path: below(RUNS_ANYWHERE), pathNot: `${TESTS}|/scripts/|\\.config\\.ts$` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no cycles',
      severity: 'error',
      from: {},
      // A type that two files share is no cycle when the program runs.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'every import can be resolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // The peers of the benchmarks are installed elsewhere.
    exclude: { path: '^(packages|apps)/[^/]+/dist/|^storybook-static/|^apps/bench/contenders/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
