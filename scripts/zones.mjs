const LIBRARIES = ['packages/domain', 'packages/contract', 'packages/i18n', 'packages/ui'];

/**
 * Imports that each part of the repository may have. The one table from which the import check takes its rules;
 * docs/ARCHITECTURE.md draws it.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const MAY_IMPORT = {
  'packages/domain': [],
  'packages/i18n': ['packages/domain'],
  'packages/contract': ['packages/domain'],
  'packages/ui': ['packages/domain'],
  'packages/testkit': LIBRARIES,
  'apps/web': LIBRARIES,
  'apps/sandbox': ['packages/domain', 'packages/contract', 'packages/i18n'],
  // The app and its services in one page, and the journeys' steps in it.
  'apps/demo': [...LIBRARIES, 'packages/testkit', 'apps/web', 'apps/sandbox', 'apps/e2e'],
  'apps/e2e': [...LIBRARIES, 'packages/testkit', 'apps/web', 'scripts'],
  // Measures the services from inside.
  'apps/bench': [...LIBRARIES, 'packages/testkit', 'apps/web', 'apps/sandbox', 'scripts'],
};

// Layers, the upper first: each may import those below it. What lies beside them in their folder puts them together
// and may import all.

/** The layers of apps/web/src. */
export const WEB_LAYERS = ['features', 'routes', 'forms', 'shell', 'platform'];

/** The layers of apps/sandbox/src. */
export const SANDBOX_LAYERS = [
  'entrances',
  'http',
  'seed',
  'services',
  'uploads',
  'jobs',
  'access',
  'operation',
  'ledger',
  'people',
  'pictures',
  'documents',
  'observability',
  'platform',
  'database',
];

/** The layers of apps/sandbox/src/services: its folders. */
export const SANDBOX_SERVICES = [
  'sandbox',
  'user/leaving',
  'user/team',
  'user/registration',
  'wallet',
  'user/security',
  'user/login',
  'dynamic',
  'user/rewards',
  'user/submission',
  'exchange',
  'income',
  'goods',
  'documents',
  'user/fund-password',
  'user/codes',
  'user/profile',
  'user/notices',
  'user/feedback',
  'user/support',
  'user/upload',
  'user/intents',
  'assets',
  'user/members',
  'message',
  'records',
  'content',
];

/** The layers of packages/ui/src: the groups of Storybook's sidebar, and its own pages above them. */
export const UI_LAYERS = ['docs', 'product', 'patterns', 'primitives', 'foundations'];

/** Files of the app that others may import: its routes, and by the demo its start and its styles. */
export const WEB_PUBLIC_FILES = 'apps/web/src/(routes/index\\.ts|start\\.tsx|styles\\.css)';

/** Files of apps/sandbox/src that are Node's, or reached by it alone: the rest runs in a browser as well. */
export const OF_NODE = [
  'entrances/node/',
  'database/(local/|migration-files|open|postgresql)',
  'documents/(draw-worker|drawing-workers|font-files)',
  'http/(bodies/multipart|connections/|files/(documentation|files)|sockets/sockets|support/)',
  'ledger/(canonical|replay)',
  'pictures/(create-pictures|picture-process|rewrite-picture)',
];

/** Packages that a part must not know, however they are reached: `ui` is presentation alone. */
export const MAY_NOT_KNOW = {
  'packages/ui': ['swr', 'wouter', 'rosetta', 'valibot', 'hono', 'pg'],
};

/** Parts that run anywhere, so that they know no module of Node's. */
export const RUNS_ANYWHERE = [...LIBRARIES, 'apps/web'];

/** Files of any part that may import testkit; flows are stories. */
export const TESTS =
  '\\.(test|test-d|spec|stories)\\.tsx?$|^\\.storybook/|\\.fixture\\.tsx?$|^apps/demo/src/flows/';
