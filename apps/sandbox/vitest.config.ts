import { availableParallelism } from 'node:os';

import { defineConfig } from 'vitest/config';

// Times after which a test counts as hung, each far above what a busy machine needs: to live through the seed takes
// seconds there, and no test is about how long something takes.
export default defineConfig({
  test: {
    name: 'services',
    environment: 'node',
    // Three on two cores: tests wait for the database as well.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Files share the modules of their worker, each with a database of its own: to load them anew took a sixth of the
    // time, and what one file leaves behind is to be found.
    isolate: false,
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/test-server.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
