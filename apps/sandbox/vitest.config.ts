import { availableParallelism } from 'node:os';

import { defineConfig } from 'vitest/config';
import type { TestSequencer, TestSpecification } from 'vitest/node';

/**
 * Files that take a minute or half of one, in the order to begin them: begun last, each would keep one core busy and
 * the others idle. The first makes the seeded template, for which the next two need not wait.
 */
const LONG = [
  'plans.test.ts',
  'money-calls-killed.test.ts',
  'local/data-folder.test.ts',
  'node/main.test.ts',
  'steady-memory.test.ts',
  'ledger/model.test.ts',
  'services/seeded-world.test.ts',
  'scenarios.test.ts',
  'money-calls-model.test.ts',
  'many-documents.test.ts',
];

class LongestFirst implements TestSequencer {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }

  sort(files: TestSpecification[]): TestSpecification[] {
    const long = LONG.flatMap((name) => files.filter(({ moduleId }) => moduleId.endsWith(name)));
    return [...new Set([...long, ...files])];
  }
}

// Times after which a test counts as hung, each far above what a busy machine needs: to live through the seed takes
// seconds there, and no test is about how long something takes.
export default defineConfig({
  test: {
    name: 'services',
    environment: 'node',
    // Three on two cores: tests wait for the database as well.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Files share the modules of their worker, each with a database of its own: loading them again took a sixth of the
    // time, and what one file leaves behind is to be found.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    include: ['src/**/*.test.ts'],
    // Of services in processes of their own; those in the test's have ports with weak hashes.
    env: { PASSWORD_LOG_COST: '4' },
    globalSetup: ['src/testing/test-server.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
