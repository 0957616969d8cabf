import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { type Call, type Envelope, MODE } from '@paydirt/contract';
import { login } from '@paydirt/contract/account/login';
import { postList as posts } from '@paydirt/contract/community/posts';
import { productList } from '@paydirt/contract/goods/products';
import { newsList } from '@paydirt/contract/messages/announcements';
import { seed } from '@paydirt/contract/sandbox/world';
import { balance } from '@paydirt/contract/wallet/balance';
import { moneyReport } from '@paydirt/contract/wallet/money';
import { records } from '@paydirt/contract/wallet/records';

import { createApp } from '../entrances/node/app.ts';
import { postgresqlDatabase } from '../database/postgresql.ts';
import { scaledLimits } from '../http/limits/rate-limits.ts';
import { createLog } from '../observability/log.ts';
import { createMetrics } from '../observability/metrics.ts';
import { listOperations } from '../operation/operation-list.ts';
import { createPorts } from '../entrances/node/ports.ts';
import { operationModules } from './index.ts';

/** Memory of the process after a garbage collection, in bytes: at first, and after each part of the reads. */
export interface HeldMemory {
  readonly held: readonly number[];
  readonly faults: number;
}

const AT_ONCE = 8;
const READS: readonly (readonly [Call, string])[] = [
  [balance, ''],
  [records, 'pageNum=1&pageSize=20'],
  [posts, 'pageNum=1&pageSize=20'],
  [productList, 'pageNum=1&pageSize=20'],
  [newsList, 'pageNum=1&pageSize=20'],
  [moneyReport, ''],
];

/**
 * Arguments of this separate process, whose memory nothing else uses: it reads in several parts, and reports
 * its memory.
 */
const [, , url, perPart, parts] = process.argv;
if (import.meta.main && url) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const database = postgresqlDatabase(url);
  const unused = () => Promise.reject(new Error('no test control is used here'));
  const app = createApp({
    database,
    ports: createPorts({ publicUrl: 'http://localhost', passwordLogCost: 4 }),
    operations: listOperations(operationModules),
    testControls: { advanceClock: unused, reset: unused },
    log: createLog('silent'),
    metrics: createMetrics(),
    origins: [],
    trustProxy: false,
    rateLimits: scaledLimits(1_000_000),
    checkResults: false,
  });
  const answerOf = async <T>(request: Response | Promise<Response>) =>
    (await (await request).json()) as Envelope<T>;
  const { data } = await answerOf<{ members: { phone: string; password: string }[] }>(
    app.request(`/api/sandbox/${seed.path}`),
  );
  const { phone = '', password = '' } = data.members[0] ?? {};
  const body = new URLSearchParams({ phone, password });
  const { msg: token } = await answerOf(app.request(`/api/user/${login.path}`, { method: 'POST', body }));
  let faults = 0;

  const read = async (n: number) => {
    const [call, query] = READS[n % READS.length] ?? [balance, ''];
    const answer = await app.request(`/api/${call.service}/${call.path}?${query}`, {
      headers: { 'X-Access-Token': token },
    });
    await answer.arrayBuffer();
    if (answer.status !== 200 || answer.headers.get('X-Paydirt-Mode') !== MODE) faults += 1;
  };
  const readMany = async (count: number) => {
    let left = count;
    const client = async () => {
      while (left > 0) {
        left -= 1;
        await read(left);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, client));
  };
  const measure = async () => {
    // Several turns and collections free the garbage of the last answers, and what finalizers release.
    for (let times = 0; times < 3; times += 1) {
      collect();
      await delay(100);
    }
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };

  // Read once without measuring, so that caches are filled and code is compiled.
  await readMany(Number(perPart));
  const held = [await measure()];
  for (let part = 0; part < Number(parts); part += 1) {
    await readMany(Number(perPart));
    held.push(await measure());
  }
  const result: HeldMemory = { held, faults };
  process.stdout.write(JSON.stringify(result));
  await database.close();
}
