import { describe, expect, it } from 'vitest';

import { createWorkQueue } from './work-queue.ts';

/** Work that is finished on command, and its observed state. */
function withQueue() {
  const queue = createWorkQueue({ atOnce: 2, waitingEach: 3, waitingInAll: 5 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const ask = (client: string, name = client) =>
    queue(client, async () => {
      begun.push(name);
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((end) => ends.push(end));
      running -= 1;
      if (name === 'fails') throw new Error('failed');
      return name;
    });
  return { ask, begun, ends, most: () => most };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a queue', () => {
  it('runs a fixed number at once, in order, and continues after a failure', async () => {
    const { ask, begun, ends, most } = withQueue();
    const tasks = ['fails', 'a', 'b', 'c', 'd'].map((name) => ask(name));
    const failed = tasks[0]?.catch((cause: Error) => cause.message);
    for (let done = 0; done < 5; done += 1) {
      await settle();
      ends[done]?.();
    }
    expect(await failed).toBe('failed');
    expect(await Promise.all(tasks.slice(1))).toEqual(
      ['a', 'b', 'c', 'd'].map((value) => ({ ok: true, value })),
    );
    expect(begun).toEqual(['fails', 'a', 'b', 'c', 'd']);
    expect(most()).toBe(2);
    // And is as empty as at the start.
    void ask('later');
    void ask('later');
    expect(begun).toHaveLength(7);
  });

  it('is full for a client with too much waiting, and not for others', async () => {
    const { ask, begun, ends } = withQueue();
    const answers = Array.from({ length: 8 }, () => ask('greedy'));
    const other = ask('other');
    expect(await Promise.all(answers.slice(5))).toEqual(
      Array.from({ length: 3 }, () => ({ ok: false, error: 'full' })),
    );
    for (let done = 0; done < 6; done += 1) {
      await settle();
      ends[done]?.();
    }
    expect(await other).toEqual({ ok: true, value: 'other' });
    expect(begun).toHaveLength(6);
  });

  it('is full for everybody when too many wait', async () => {
    const { ask } = withQueue();
    for (const client of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) void ask(client);
    expect(await ask('h')).toEqual({ ok: false, error: 'full' });
  });
});
