import { type ReplicatedServers, startReplicatedServers } from './postgresql-server.fixture.ts';

let servers: ReplicatedServers | null = null;

/** Start a server and its replica for a test run; Vitest calls this before the first file. */
export async function setup(): Promise<void> {
  servers = await startReplicatedServers();
  process.env['TEST_POSTGRES_URL'] = servers.primary.url;
  process.env['TEST_REPLICA_URL'] = servers.replica.url;
}

/** Stop them after the last file. */
export async function teardown(): Promise<void> {
  await servers?.replica.remove();
  await servers?.primary.remove();
}
