import { defineConfig } from 'vitest/config';

/** Tests that need neither a database nor a browser. A separate file, because it then loads without Storybook. */
export default defineConfig({
  test: {
    name: 'unit',
    environment: 'node',
    maxWorkers: '100%',
    // Files share the modules of their worker: loading them again took as long as the tests.
    isolate: false,
    testTimeout: 60_000,
    include: ['{packages,apps}/*/src/**/*.test.{ts,tsx}', '{scripts,.storybook}/**/*.test.ts'],
    exclude: ['apps/sandbox/**'],
  },
});
