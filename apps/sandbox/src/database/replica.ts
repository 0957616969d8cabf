import type { Database } from './database.ts';
import { StartFailure } from './failure.ts';

const CHECK_EVERY_MS = 1_000;

/** Tell if a commit is acknowledged only when a replica shows it, and how much the server has written. */
const PRIMARY = `
  select current_setting('synchronous_commit') = 'remote_apply'
           and current_setting('synchronous_standby_names') <> '' as waits,
         pg_current_wal_lsn()::text as written`;
const REPLICA = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as applied';

/** Options of {@link withReplica}. */
export interface ReplicaOptions {
  /** Called when reads move to the replica (true) or back to the primary. */
  readonly onChange?: (isUsed: boolean) => void;
}

/**
 * Make reads outside of transactions (`reading`) on a streaming replica, and everything else on the primary.
 *
 * They see every acknowledged commit, because the primary acknowledges none before the replica has applied it
 * (`synchronous_commit = remote_apply`): an ended session stays ended, and no balance is an old one. Every second it is
 * checked that the primary still waits, and that the replica has applied what was written at the check before. If not,
 * reads are made on the primary; a read that fails on the replica is repeated there.
 *
 * @returns The database; closing it closes both.
 * @throws {StartFailure} if the primary does not wait for a replica.
 */
export async function withReplica(
  primary: Database,
  replica: Database,
  { onChange = () => {} }: ReplicaOptions = {},
): Promise<Database> {
  let isUsed = false;
  /** Position of the primary's log at the last check. */
  let written: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function setUsed(next: boolean): void {
    if (next === isUsed) return;
    isUsed = next;
    onChange(next);
  }

  /** Check both servers, and tell if the primary waits for a replica. */
  async function check(): Promise<boolean> {
    const [found] = await primary.query<{ waits: boolean; written: string }>(PRIMARY);
    const earlier = written;
    written = found?.waits ? found.written : null;
    if (written === null || earlier === null) {
      setUsed(false);
      return written !== null;
    }
    const [reached] = await replica.query<{ applied: boolean | null }>(REPLICA, [earlier]);
    setUsed(reached?.applied === true);
    return true;
  }

  function checkLater(): void {
    const checked = async () => {
      await check().catch(() => setUsed(false));
      if (!isClosed) checkLater();
    };
    timer = setTimeout(() => void checked(), CHECK_EVERY_MS).unref();
  }

  if (!(await check()))
    throw new StartFailure(
      'DATABASE_REPLICA_URL needs synchronous_commit = remote_apply and synchronous_standby_names on the server of ' +
        'DATABASE_URL; otherwise members would read old balances.',
    );
  checkLater();

  return {
    ...primary,
    async reading(work) {
      if (!isUsed) return primary.reading(work);
      try {
        return await replica.reading(work);
      } catch {
        setUsed(false);
        return primary.reading(work);
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await Promise.all([primary.close(), replica.close()]);
    },
  };
}
