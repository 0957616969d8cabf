import { describe, expect, test } from 'vitest';

import { uploadFile } from './account/upload.ts';
import { answer, clientBefore, failureOf } from './client.fixture.ts';

describe('an upload', () => {
  const input = { purpose: 'post', file: new Blob(['picture']) } as const;
  const kept = { id: 'fil_1', url: '/media/uploads/fil_1', width: 6, height: 4 };

  test('reports its progress, and sends the headers of any call', async () => {
    const shares: number[] = [];
    const { client, sent } = clientBefore(() => expect.unreachable('fetch tells no progress'), {
      async upload(url, init, { onProgress, stalledMs }) {
        expect([url, stalledMs, new Headers(init.headers).get('X-Access-Token')]).toEqual([
          '/api/user/file/upload',
          36_000,
          'token',
        ]);
        expect((init.body as FormData).get('file')).toBeInstanceOf(Blob);
        onProgress(0.5);
        return answer(kept);
      },
    });
    const { data } = await client.call(uploadFile, input, { onProgress: (share) => shares.push(share) });
    expect(data).toEqual(kept);
    expect(shares).toEqual([0.5]);
    expect(sent).toEqual([]);
  });

  test('uses fetch when nobody asks for its progress', async () => {
    const { client, sent } = clientBefore(() => answer(kept), {
      upload: () => expect.unreachable('nobody asked'),
    });
    await client.call(uploadFile, input);
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['timeout', new DOMException('still', 'TimeoutError')],
    ['offline', new TypeError('broke off')],
  ])('fails as %s when it stalls or breaks off', async (name, cause) => {
    const { client, events } = clientBefore(() => answer(kept), { upload: () => Promise.reject(cause) });
    const failure = await failureOf(client.call(uploadFile, input, { onProgress: () => undefined }));
    expect([failure.name, events.noClock]).toEqual([name, 1]);
  });

  test('that is cancelled is not a failure of the services', async () => {
    const { client, events } = clientBefore(() => answer(kept), {
      upload: (_url, init) => Promise.reject(init.signal?.reason as Error),
    });
    const controller = new AbortController();
    controller.abort();
    const call = client.call(uploadFile, input, { signal: controller.signal, onProgress: () => undefined });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(events.noClock).toBe(0);
  });
});
