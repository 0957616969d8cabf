import { defineConfig } from 'vitest/config';

// Times after which a test counts as hung, each far above what a busy machine needs: to live through the seed takes
// seconds there, and no test is about how long something takes.
export default defineConfig({
  test: {
    name: 'services',
    environment: 'node',
    maxWorkers: '100%',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/test-server.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
