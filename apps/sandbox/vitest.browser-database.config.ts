import { defineConfig } from 'vitest/config';

import services from './vitest.config.ts';

// The services' tests on the database of a browser's tab: those that need a server, or a process that is killed, have
// no place there.
export default defineConfig({
  test: {
    ...services.test,
    name: 'services in browser database',
    env: { ...services.test?.env, TEST_DATABASE: 'browser' },
    include: ['src/{services,ledger,seed,jobs}/**/*.test.ts'],
    exclude: [
      'src/**/*-killed.test.ts',
      'src/jobs/runner.test.ts',
      'src/seed/seed.test.ts',
      'src/services/{database-lost,plans,steady-memory}.test.ts',
      // It holds a job up and asks meanwhile, over a second connection.
      'src/services/sandbox/clock.test.ts',
      // It holds the decoder of pictures up, which runs in a process.
      'src/services/user/upload/upload-attacks.test.ts',
    ],
  },
});
