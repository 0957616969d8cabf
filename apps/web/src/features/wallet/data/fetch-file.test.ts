import { createClient, MODE, MODE_HEADER } from '@paydirt/contract';
import { exportAccount } from '@paydirt/contract/account/leaving';
import { CONSTANTS } from '@paydirt/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { fetchFile } from './fetch-file.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const PAUSE = CONSTANTS.REQUEST_TIMEOUT_MS - 1000;
const HEADERS = {
  [MODE_HEADER]: MODE,
  'Content-Type': 'application/zip',
  'Content-Disposition': 'attachment; filename="all.zip"',
};

/** Fetch the archive of an account from services that send it part by part, as the test says. */
function fetching() {
  let sending: ReadableStreamDefaultController<Uint8Array> | undefined;
  const client = createClient({
    baseUrl: (service) => `/api/${service}`,
    language: () => 'en_US',
    token: () => 'token',
    timeoutMs: CONSTANTS.REQUEST_TIMEOUT_MS,
    fetch: (_url, init) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          sending = controller;
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        },
      });
      return Promise.resolve(new Response(body, { headers: HEADERS }));
    },
  });
  const file = fetchFile(client, exportAccount, {});
  file.catch(() => undefined);
  const send = async (text: string) => {
    await vi.advanceTimersByTimeAsync(PAUSE);
    sending?.enqueue(new TextEncoder().encode(text));
  };
  return { file, send, end: () => sending?.close(), fail: (cause: unknown) => sending?.error(cause) };
}

it('takes longer than another answer while parts of it arrive', async () => {
  const { file, send, end } = fetching();
  for (const part of ['of ', 'three ', 'parts']) await send(part);
  end();
  const { name, blob } = await file;
  expect([name, blob.type, await blob.text()]).toEqual(['all.zip', 'application/zip', 'of three parts']);
});

it('is a timeout where nothing arrives any more, or the services’ time is over', async () => {
  const stalled = fetching();
  await stalled.send('one part');
  await vi.advanceTimersByTimeAsync(CONSTANTS.REQUEST_TIMEOUT_MS);
  await expect(stalled.file).rejects.toMatchObject({ name: 'timeout' });
  const slow = fetching();
  await slow.send('one part');
  slow.fail(new DOMException('over', 'TimeoutError'));
  await expect(slow.file).rejects.toMatchObject({ name: 'timeout' });
});

it('is offline where the connection breaks', async () => {
  const { file, send, fail } = fetching();
  await send('one part');
  fail(new TypeError('network error'));
  await expect(file).rejects.toMatchObject({ name: 'offline' });
});
