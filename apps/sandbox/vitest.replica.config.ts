import { defineConfig } from 'vitest/config';

import services from './vitest.config.ts';

// The services' tests with plain reads on a streaming replica.
export default defineConfig({
  test: {
    ...services.test,
    name: 'services with replica',
    globalSetup: ['src/testing/replicated-test-servers.ts'],
    include: ['src/{http,services,jobs}/**/*.test.ts'],
    exclude: ['src/services/{database-lost,plans,steady-memory}.test.ts', 'src/services/**/*-killed.test.ts'],
  },
});
