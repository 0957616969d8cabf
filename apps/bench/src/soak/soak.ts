import { join } from 'node:path';
import { kill } from 'node:process';
import { isDeepStrictEqual } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';

import type { ResultOf } from '@paydirt/contract';
import { createOrder, orderList } from '@paydirt/contract/goods/orders';
import { ledgerCheck, moveClock } from '@paydirt/contract/sandbox/world';

import { readPostmasterFile } from '../../../sandbox/src/database/local/stale-server.ts';
import { type Services, startServices } from '../../../../scripts/services/start-services.mjs';
import { actOnce, logInMembers, type SoakMember } from './members.ts';
import { servingProcesses, type Usage, usageOf } from './processes.ts';
import { Requests } from './requests.ts';

/** Members at work at once. */
const AT_ONCE = 12;
const FIRST_FAULT_AFTER_MS = 8000;
/** Without faults: until a process has compiled what it runs and its caches are full. */
const WARM_AFTER_MS = 60_000;
const FAULT_EVERY_MS = 12_000;
const CLOCK_EVERY_MS = 9000;
const CLOCK_STEP_SECONDS = 6 * 3600;
const LOOK_EVERY_MS = 100;
const CONNECT_AGAIN_MS = 500;
/** Acknowledged requests that are sent once more. */
const SENT_AGAIN = 400;

export interface SoakSettings {
  readonly seconds: number;
  readonly processes: number;
  /** Without faults the same processes live to the end, so that their memory can be compared. */
  readonly faults: boolean;
  readonly folder: string;
}

/** Result of a soak. */
export interface SoakReport {
  readonly requests: Requests;
  readonly faults: ReadonlyMap<string, number>;
  readonly before: Usage;
  readonly after: Usage;
  /** Longest time that `/healthz` took while it answered, in milliseconds. */
  readonly longestWaitMs: number;
  /** Messages that came over sockets. */
  readonly messages: number;
  /** Each thing that was checked, and why it does not hold; null where it does. */
  readonly checks: readonly (readonly [what: string, fault: string | null])[];
}

/** Load services with the work of members for a while, with faults, and check all that they acknowledged. */
export async function soak({
  seconds,
  processes,
  faults: isDisturbed,
  folder,
}: SoakSettings): Promise<SoakReport> {
  const start = (port: string): Promise<Services> =>
    startServices({
      port,
      dataFolder: folder,
      env: {
        DATABASE_URL: undefined,
        PROCESSES: String(processes),
        RATE_LIMIT_FACTOR: '100000',
        LOG_LEVEL: 'error',
      },
    });
  let services = await start('0');
  const { address } = services;
  const killOne = async () => {
    const serving = await servingProcesses(services.pid);
    const one = serving[Math.floor(Math.random() * serving.length)];
    if (one !== undefined) kill(one.pid, 'SIGKILL');
  };
  const replaceAll = () => kill(services.pid, 'SIGHUP');
  const cutPower = async () => {
    await services.kill();
    services = await start(new URL(address).port);
  };
  const killDatabase = async () => {
    const note = await readPostmasterFile(join(folder, 'postgresql'));
    if (note === null) throw new Error('soak: PostgreSQL does not run');
    kill(note.pid, 'SIGKILL');
  };
  // What goes wrong on purpose, in turn; no other process could replace a single one.
  const plan = Object.entries<() => unknown>({
    ...(processes > 1 && { 'one process killed': killOne, 'all processes replaced in turn': replaceAll }),
    'power cut': cutPower,
    'PostgreSQL killed': killDatabase,
  });
  try {
    const requests = new Requests(address);
    const members = await logInMembers(requests);
    let before = await usageOf(services.pid);
    const over = new AbortController();
    const until = performance.now() + seconds * 1000;
    const faults = new Map<string, number>();
    const working = Array.from({ length: AT_ONCE }, (_, n) =>
      workOn(requests, members[n % members.length], over.signal),
    );
    const moving = moveOn(requests, over.signal);
    const watching = watch(address, over.signal);
    const listening = Promise.all(members.map(({ token }) => listen(address, token, over.signal)));
    await pause(isDisturbed ? FIRST_FAULT_AFTER_MS : WARM_AFTER_MS, over.signal);
    if (!isDisturbed) before = await usageOf(services.pid);
    for (let n = 0; performance.now() < until; n += 1) {
      const fault = plan[n % plan.length];
      if (fault === undefined || !isDisturbed) break;
      const [name, happen] = fault;
      console.error(`${Math.ceil((until - performance.now()) / 1000)} s left: ${name}`);
      await happen();
      faults.set(name, (faults.get(name) ?? 0) + 1);
      await pause(Math.min(FAULT_EVERY_MS, until - performance.now()), over.signal);
    }
    await pause(until - performance.now(), over.signal);
    over.abort();
    console.error('checking what was acknowledged');
    await Promise.all([...working, moving]);
    const longestWaitMs = await watching;
    const messages = (await listening).reduce((sum, count) => sum + count, 0);
    const checks = await checkAll(requests, members);
    return { requests, faults, before, after: await usageOf(services.pid), longestWaitMs, messages, checks };
  } finally {
    await services.stop();
  }
}

/** Wait, but no longer than the soak lasts. */
const pause = (ms: number, signal: AbortSignal) =>
  wait(Math.max(0, ms), undefined, { signal }).catch(() => undefined);

async function workOn(
  requests: Requests,
  member: SoakMember | undefined,
  signal: AbortSignal,
): Promise<void> {
  if (member === undefined) throw new Error('soak: the seed has no members');
  while (!signal.aborted) await actOnce(requests, member);
}

async function moveOn(requests: Requests, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause(CLOCK_EVERY_MS, signal);
    if (!signal.aborted) await requests.send(moveClock, { advanceSeconds: String(CLOCK_STEP_SECONDS) });
  }
}

/** Listen as a member, again after each lost connection; answers how many messages came. */
async function listen(address: string, token: string, signal: AbortSignal): Promise<number> {
  let count = 0;
  while (!signal.aborted) {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/message/socket`);
    const closed = new Promise((resolve) => socket.addEventListener('close', resolve, { once: true }));
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'token', data: token })));
    socket.addEventListener('message', () => (count += 1));
    const end = () => socket.close();
    signal.addEventListener('abort', end, { once: true });
    await closed;
    signal.removeEventListener('abort', end);
    await pause(CONNECT_AGAIN_MS, signal);
  }
  return count;
}

/** Look at `/healthz` again and again; answers the longest time it took. */
async function watch(address: string, signal: AbortSignal): Promise<number> {
  let longest = 0;
  while (!signal.aborted) {
    const begun = performance.now();
    const answered = await fetch(`${address}/healthz`).then(
      async (answer) => (await answer.text(), answer.ok),
      () => false,
    );
    if (answered) longest = Math.max(longest, performance.now() - begun);
    await pause(LOOK_EVERY_MS, signal);
  }
  return longest;
}

/** Check what was acknowledged: the same answers to the same keys, each order once, and the ledger. */
async function checkAll(
  requests: Requests,
  members: readonly SoakMember[],
): Promise<[what: string, fault: string | null][]> {
  const all = [...requests.acknowledged];
  const step = Math.max(1, Math.floor(all.length / SENT_AGAIN));
  const changed: string[] = [];
  for (const { call, input, token, key, answer } of all.filter((_, n) => n % step === 0)) {
    const again = await requests.send(call, input, { token, key });
    if (!isDeepStrictEqual(again, answer))
      changed.push(`${call.path} ${key}: ${JSON.stringify(answer)} became ${JSON.stringify(again)}`);
  }
  const wrong: string[] = [];
  for (const { token, phone, ordersBefore } of members) {
    const bought = new Set(
      all
        .filter((one) => one.call === createOrder && one.token === token && one.answer.code === 200)
        .map(({ key }) => key),
    ).size;
    const { data } = await requests.send(orderList, { pageSize: '1' }, { token });
    const { total } = data as ResultOf<typeof orderList>;
    if (total !== ordersBefore + bought)
      wrong.push(`…${phone.slice(-4)}: ${total} orders, ${ordersBefore} before and ${bought} acknowledged`);
  }
  const { data } = await requests.send(ledgerCheck, {});
  const { ok, broken } = data as ResultOf<typeof ledgerCheck>;
  return [
    ['the same answer under the same key', changed[0] ?? null],
    ['each order once', wrong[0] ?? null],
    ['the ledger holds', ok ? null : broken.join(', ')],
  ];
}
