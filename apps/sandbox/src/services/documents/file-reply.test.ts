import { ok } from '@paydirt/domain';
import { expect, test } from 'vitest';

import type { Sql } from '../../database/database.ts';
import { createFileQueue, DRAWN_LIMITS, type QueueLimits } from '../../documents/file-queue.ts';
import { fileReply } from './file-reply.ts';

const CSV = { name: 'a.csv', type: 'text/csv' } as const;
/** A session that lives. */
const sql: Sql = { query: async <Row>() => [{} as Row], script: async () => undefined };
const requester = { sql, tokenHash: new Uint8Array(), memberId: 'a' };
const LIMITS: QueueLimits = { ...DRAWN_LIMITS, atOnce: 1 };

/** An endless file, and the state of its generator. */
function endless() {
  const state = { made: 0, stopped: false };
  async function* parts(): AsyncGenerator<Uint8Array, void> {
    try {
      for (;;) {
        state.made += 1;
        yield new Uint8Array(1024);
      }
    } finally {
      state.stopped = true;
    }
  }
  return { state, make: async () => ok(parts()) };
}

async function bodyOf(reply: ReturnType<typeof fileReply>): Promise<ReadableStream<Uint8Array>> {
  const replied = await reply;
  if (!replied.ok || !replied.value.data.body) throw new Error('there is a file');
  return replied.value.data.body;
}

test('a file is made no faster than it is read, and a stalled reader is cut off and frees its slot', async () => {
  const queue = createFileQueue({ ...LIMITS, stalledMs: 20 });
  const gone = new AbortController().signal;
  const { state, make } = endless();
  const reader = (await bodyOf(fileReply({ ...requester, gone }, queue, { ...CSV, make }))).getReader();
  await reader.read();
  // Until then the next one waits.
  const next = await queue.enter('b', gone);
  expect(next.ok).toBe(true);
  expect(state.stopped).toBe(true);
  expect(state.made).toBeLessThanOrEqual(3);
  await expect(reader.read()).rejects.toThrow('nobody reads on');
});

test('a client that hangs up, or cancels, frees its slot', async () => {
  const queue = createFileQueue(LIMITS);
  const first = endless();
  const client = new AbortController();
  const body = await bodyOf(
    fileReply({ ...requester, gone: client.signal }, queue, { ...CSV, make: first.make }),
  );
  await body.getReader().read();
  client.abort();
  const second = endless();
  const gone = new AbortController().signal;
  const other = await bodyOf(
    fileReply({ ...requester, memberId: 'b', gone }, queue, { ...CSV, make: second.make }),
  );
  expect(first.state.stopped).toBe(true);
  await other.cancel();
  expect((await queue.enter('c', gone)).ok).toBe(true);
  expect(second.state.stopped).toBe(true);
});

test('a client that hangs up before the first part leaves nothing behind', async () => {
  const queue = createFileQueue(LIMITS);
  const client = new AbortController();
  const { state, make } = endless();
  const makeLate = async () => {
    client.abort();
    return make();
  };
  const reply = await fileReply({ ...requester, gone: client.signal }, queue, { ...CSV, make: makeLate });
  expect(reply.ok).toBe(false);
  expect(state.stopped).toBe(true);
  expect((await queue.enter('b', new AbortController().signal)).ok).toBe(true);
});

test('an error before or after the first part frees the slot', async () => {
  const queue = createFileQueue(LIMITS);
  const gone = new AbortController().signal;
  async function* broken(parts: number): AsyncGenerator<Uint8Array, void> {
    for (let n = 0; n < parts; n += 1) yield new Uint8Array(1);
    throw new RangeError('broken');
  }
  const ask = (parts: number) =>
    fileReply({ ...requester, gone }, queue, { ...CSV, make: async () => ok(broken(parts)) });
  await expect(ask(0)).rejects.toThrow('broken');
  await expect(new Response(await bodyOf(ask(2))).arrayBuffer()).rejects.toThrow('broken');
  expect((await queue.enter('a', gone)).ok).toBe(true);
});
