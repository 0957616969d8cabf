import { afterEach, expect, test } from 'vitest';

import { channelOf, type Message, type SentAnswer } from './messages.ts';
import { createServicesFetch } from './services-client.ts';

const channel = new BroadcastChannel(channelOf('failing'));
afterEach(() => channel.close());

const answerTo = (id: string): SentAnswer => ({
  kind: 'answer',
  id,
  world: 'kept',
  status: 200,
  headers: [],
  body: new ArrayBuffer(),
});

test('when a worker cannot open the services, the next request starts another, which answers', async () => {
  const ended: number[] = [];
  const workers: EventTarget[] = [];
  const fetch = createServicesFetch({
    isolated: 'failing',
    startWorker() {
      const number = workers.length;
      const worker = Object.assign(new EventTarget(), { terminate: () => ended.push(number) });
      workers.push(worker);
      return worker as unknown as Worker;
    },
  });
  channel.addEventListener('message', ({ data: message }: MessageEvent<Message>) => {
    if (message.kind !== 'request') return;
    // oxlint-disable-next-line require-post-message-target-origin -- A channel is of one origin.
    if (workers.length > 1) channel.postMessage(answerTo(message.id));
    else workers[0]?.dispatchEvent(Object.assign(new Event('error'), { message: 'no engine' }));
  });
  await expect(fetch('https://paydirt.example/api')).rejects.toThrow('no engine');
  expect((await fetch('https://paydirt.example/api')).status).toBe(200);
  expect(ended).toEqual([0]);
});
