import { builtinModules } from 'node:module';

import {
  MAY_IMPORT,
  MAY_NOT_KNOW,
  OF_NODE,
  RUNS_ANYWHERE,
  SANDBOX_LAYERS,
  SANDBOX_SERVICES,
  TESTS,
  UI_LAYERS,
  WEB_LAYERS,
  WEB_PUBLIC_FILES,
} from './scripts/zones.mjs';

const TESTKIT = 'packages/testkit';
const WEB = 'apps/web/src';
const SANDBOX = 'apps/sandbox/src';
const UI = 'packages/ui/src';

/** Folders as the start of a path, for a rule's pattern. */
const below = (/** @type {readonly string[]} */ folders) =>
  folders.map((folder) => `^${folder}/`).join('|') || '^$';

/**
 * A rule for each layer of a folder: it imports what lies below it.
 *
 * @param {string} folder
 * @param {readonly string[]} layers The upper first.
 */
const layered = (folder, layers) =>
  layers.map((layer, index) => ({
    name: `${folder}: ${layer} imports what lies below it`,
    severity: 'error',
    from: { path: `^${folder}/${layer}/`, pathNot: TESTS },
    to: {
      path: `^${folder}/`,
      pathNot: [below(layers.slice(index).map((lower) => `${folder}/${lower}`)), '\\.css$'],
    },
  }));
const ours = below([...Object.keys(MAY_IMPORT), 'scripts', '.storybook']);

export default {
  forbidden: [
    ...Object.entries(MAY_IMPORT).map(([zone, others]) => ({
      name: `${zone} imports only what it may`,
      severity: 'error',
      from: { path: below([zone]) },
      to: { path: ours, pathNot: below([zone, TESTKIT, ...others]) },
    })),
    ...layered(WEB, WEB_LAYERS),
    ...layered(SANDBOX, SANDBOX_LAYERS),
    ...layered(`${SANDBOX}/services`, SANDBOX_SERVICES),
    ...layered(UI, UI_LAYERS),
    {
      name: 'no circle, also of types: parts take them from a file of their own',
      severity: 'error',
      from: { path: `^(${[UI, WEB, SANDBOX].join('|')})/` },
      // A route may load a screen that links to it.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'apps/web: a feature is used through its index.ts',
      severity: 'error',
      from: { path: `^${WEB}/features/([^/]+)/` },
      to: { path: `^${WEB}/features/`, pathNot: `^${WEB}/features/($1/|[^/]+/index\\.ts$)` },
    },
    {
      name: 'apps/web: the app does not know what stands before it',
      severity: 'error',
      from: { path: `^${WEB}/` },
      to: { path: '^apps/web/first-paint/' },
    },
    {
      name: 'apps/web lends its routes, its start and its styles',
      severity: 'error',
      from: { pathNot: '^apps/web/|^\\.storybook/' },
      to: { path: '^apps/web/', pathNot: `^${WEB_PUBLIC_FILES}$` },
    },
    {
      name: 'testkit is for tests and stories',
      severity: 'error',
      from: { pathNot: `${TESTS}|^${TESTKIT}/|^apps/(e2e|bench)/` },
      to: { path: below([TESTKIT]) },
    },
    {
      name: 'examples of answers are for tests and stories',
      severity: 'error',
      from: {
        pathNot: `${TESTS}|^${TESTKIT}/|^apps/(e2e|bench)/|^apps/sandbox/src/testing/|examples\\.ts$`,
      },
      to: { path: '^packages/contract/src/.*examples\\.ts$' },
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
      from: {
        path: below(RUNS_ANYWHERE),
        pathNot: `${TESTS}|/scripts/|/first-paint/plugin\\.ts$|\\.config\\.ts$`,
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'apps/sandbox: what a browser runs as well knows nothing of Node',
      severity: 'error',
      from: { path: `^${SANDBOX}/`, pathNot: `${TESTS}|^${SANDBOX}/(${OF_NODE.join('|')}|testing/)` },
      to: {
        path: `^${SANDBOX}/(${OF_NODE.join('|')})|^(node:)?(${builtinModules.join('|')})$`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no cycles',
      severity: 'error',
      from: {},
      // No cycle when the program runs: a type that two files share, and a route that loads a screen which links to it.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
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
    // Build output may change at any time; the peers of the benchmarks are installed elsewhere.
    exclude: { path: '^(packages|apps)/[^/]+/(dist[^/]*|\\.cache)(/|$)|^apps/bench/contenders(/|$)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
