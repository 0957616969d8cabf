// The services' tests on the oldest PostgreSQL that the README promises. `npm test -- oldest-postgres`.
import { writeFileSync } from 'node:fs';

import { startOldestPostgres } from './services/oldest-postgres.mjs';
import { inRoot } from './process/paths.mjs';
import { command } from './process/command.mjs';
import { tool } from './process/run.mjs';

const RESULT = inRoot('.cache/oldest-postgres.json');

await command(async () => {
  const postgres = await startOldestPostgres();
  if (typeof postgres === 'string') {
    writeFileSync(RESULT, JSON.stringify({ passed: 0, failed: 0, skipped: 1, reason: postgres }));
    process.exitCode = 1;
    return;
  }
  try {
    const { code } = await tool(
      'vitest',
      ['run', '--project=services', '--reporter=minimal', '--reporter=json', `--outputFile.json=${RESULT}`],
      { env: { TEST_POSTGRES_URL: postgres.url }, show: true },
    );
    process.exitCode = code;
  } finally {
    postgres.stop();
  }
});
