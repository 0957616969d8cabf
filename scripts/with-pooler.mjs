// `node scripts/with-pooler.mjs COMMAND…`, within `pg_virtualenv`: runs it with a PgBouncer in transaction mode in
// front of that server. The settings of its connections are those that docs/operations.md asks of whoever runs one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { command, CommandError } from './process/command.mjs';
import { show, toolEnvironment } from './process/run.mjs';

const PORT = 6432;
const READY_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 50;
const SET_ON_CONNECTION =
  'set statement_timeout = 30000; set idle_in_transaction_session_timeout = 60000; set jit = off';

await command(async () => {
  const [program, ...args] = process.argv.slice(2);
  const { PGHOST, PGPORT, PGUSER, PGPASSWORD } = process.env;
  if (program === undefined || PGHOST === undefined || PGPORT === undefined)
    throw new CommandError('Run this within pg_virtualenv, and name a command.');
  const folder = mkdtempSync(join(tmpdir(), 'paydirt-pooler-'));
  chmodSync(folder, 0o777);
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${PGHOST} port=${PGPORT} user=${PGUSER} password=${PGPASSWORD} connect_query='${SET_ON_CONNECTION}'
[pgbouncer]
listen_port = ${PORT}
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
default_pool_size = 10
max_client_conn = 1000
max_db_connections = 0
server_idle_timeout = 5
log_connections = 0
log_disconnections = 0
`,
  );
  // It runs as anybody but root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const pooler = spawn('pgbouncer', ['-q', ...user, settings], { stdio: 'inherit' });
  const lost = once(pooler, 'exit');
  try {
    const socket = join(folder, `.s.PGSQL.${PORT}`);
    for (let waited = 0; !existsSync(socket); waited += LOOK_EVERY_MS) {
      if (pooler.exitCode !== null || waited > READY_WITHIN_MS)
        throw new CommandError('PgBouncer did not start.');
      await wait(LOOK_EVERY_MS);
    }
    process.exitCode = await show(program, args, {
      env: toolEnvironment({
        TEST_POSTGRES_URL: `postgres://${PGUSER}:${PGPASSWORD}@${PGHOST}:${PGPORT}/postgres`,
        TEST_POOLER_URL: `postgres://${PGUSER}@${encodeURIComponent(folder)}:${PORT}/postgres`,
      }),
    });
  } finally {
    pooler.kill('SIGTERM');
    await lost;
    rmSync(folder, { recursive: true, force: true });
  }
});
