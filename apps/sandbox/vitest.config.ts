import { availableParallelism } from 'node:os';

import { defineConfig } from 'vitest/config';
import type { TestSequencer, TestSpecification } from 'vitest/node';

/** Files that take a minute or half of one: begun last, each would keep one core busy and the others idle. */
const LONG = [
  'steady-memory.test.ts',
  'node/main.test.ts',
  'plans.test.ts',
  'money-calls-killed.test.ts',
  'ledger/model.test.ts',
  'local/data-folder.test.ts',
  'money-calls-model.test.ts',
  'scenarios.test.ts',
  'many-documents.test.ts',
];

class LongestFirst implements TestSequencer {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }

  sort(files: TestSpecification[]): TestSpecification[] {
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.endsWith(name));
    return [...files.filter(isLong), ...files.filter((file) => !isLong(file))];
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
