import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { openDatabase } from '../database/open.ts';
import { createPorts } from '../entrances/node/ports.ts';
import { createJobRunner, type JobKinds } from '../jobs/runner.ts';

/** Run the due jobs of a database, in a separate process; prints a dot for each job. */
export async function runDueJobs(url: string, kinds: JobKinds): Promise<void> {
  const database = await openDatabase({ url });
  const ports = createPorts({ publicUrl: 'http://localhost' });
  await createJobRunner({ database, ports, kinds, onOutcome: () => process.stdout.write('.') }).runDue();
}

/** Start a script that calls {@link runDueJobs}, and kill it without warning after a number of jobs. */
export function runAndKill(script: URL, databaseUrl: string, afterJobs: number): Promise<void> {
  const child = spawn(process.execPath, [fileURLToPath(script), databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let jobsDone = 0;
  return new Promise((resolve) => {
    child.stdout.on('data', (dots: Buffer) => {
      jobsDone += dots.length;
      if (jobsDone >= afterJobs) child.kill('SIGKILL');
    });
    child.on('exit', () => resolve());
  });
}
