import { bytesOf, PNG } from '@paydirt/domain/picture/pictures.fixture';
import { describe, expect, it, vi } from 'vitest';

import { createPictures, type PicturesOptions } from './create-pictures.ts';
import type { Pictures } from './pictures.ts';

const FAILING = new URL('./failing-process.fixture.ts', import.meta.url);
const WAIT = { timeout: 60_000 };
/** Refuses to load sharp, as a platform that it has no build for does. */
const NO_SHARP = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve(name, context, next) {
      if (name === 'sharp') throw new Error('no build');
      return next(name, context);
    },
  });
`)}`;

const failing = (options: Omit<PicturesOptions, 'program'> = {}) =>
  createPictures({ program: FAILING, ...options });

const ask = (pictures: Pictures, wish: string, memberId = 'ann') => pictures.rewrite(bytesOf(wish), memberId);

async function processOf(pictures: Pictures): Promise<number> {
  const answer = await ask(pictures, 'number');
  return answer.ok ? Number(new TextDecoder().decode(answer.value.bytes)) : NaN;
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('the process that decodes pictures', () => {
  it('is restarted after a crash, which fails only the picture it was decoding', async () => {
    const pictures = failing();
    const first = await processOf(pictures);
    const sent = await Promise.all([ask(pictures, 'crash'), ask(pictures, 'next'), ask(pictures, 'last')]);
    expect(sent).toMatchObject([{ ok: false, error: 'picture_broken' }, { ok: true }, { ok: true }]);
    const second = await processOf(pictures);
    expect(second).toBeGreaterThan(0);
    expect(second).not.toBe(first);
  });

  it('is killed when it hangs, and the next picture is accepted', async () => {
    const pictures = failing();
    const first = await processOf(pictures);
    process.kill(first, 'SIGSTOP');
    // The first picture's time passes at once; that of the next one, which includes the start of its process, does not.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const sent = Promise.all([ask(pictures, 'first'), ask(pictures, 'next')]);
    vi.advanceTimersByTime(15_000);
    vi.useRealTimers();
    expect(await sent).toMatchObject([{ ok: false, error: 'picture_broken' }, { ok: true }]);
    await vi.waitUntil(() => !lives(first), WAIT);
  });

  it('ends when it is idle, and starts again for the next picture', async () => {
    const pictures = failing({ idleMs: 1 });
    const first = await processOf(pictures);
    await vi.waitUntil(() => !lives(first), WAIT);
    expect(await processOf(pictures)).not.toBe(first);
  });
});

describe('the queue of pictures', () => {
  it('holds ten of one member and twenty in total, refuses more at once, and is empty afterwards', async () => {
    const pictures = failing();
    const of = (memberId: string, count: number) =>
      Array.from({ length: count }, () => ask(pictures, 'one', memberId));
    const [anns, bobs, carols] = [of('ann', 11), of('bob', 10), of('carol', 1)];
    expect(await Promise.race([anns[10], Promise.all(anns.slice(0, 10))])).toEqual({
      ok: false,
      error: 'too_many',
    });
    expect(await carols[0]).toEqual({ ok: false, error: 'busy' });
    const answers = await Promise.all([...anns.slice(0, 10), ...bobs]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
    expect(await ask(pictures, 'one', 'carol')).toMatchObject({ ok: true });
  });

  it('takes another member’s picture before everything that one has sent', async () => {
    const pictures = failing();
    const done: string[] = [];
    const sent = (memberId: string, wish: string) =>
      ask(pictures, wish, memberId).then(() => done.push(`${memberId} ${wish}`));
    await Promise.all([sent('ann', '1'), sent('ann', '2'), sent('ann', '3'), sent('ben', '1')]);
    expect(done).toEqual(['ann 1', 'ben 1', 'ann 2', 'ann 3']);
  });

  it('holds a hundred megabytes', async () => {
    const pictures = failing();
    const large = new Uint8Array(30 * 1024 * 1024);
    const sent = ['a', 'b', 'c', 'd'].map((memberId) => pictures.rewrite(large, memberId));
    expect((await Promise.all(sent)).map((outcome) => outcome.ok)).toEqual([true, true, true, false]);
  });
});

describe('without a working sharp', () => {
  it('pictures are refused, and this is known before one is sent', async () => {
    const pictures = createPictures({ execArgv: ['--import', NO_SHARP] });
    const sent = pictures.rewrite(PNG, 'ann');
    expect(await pictures.areTaken()).toBe(false);
    expect(await sent).toEqual({ ok: false, error: 'absent' });
    expect(await pictures.rewrite(PNG, 'ann')).toEqual({ ok: false, error: 'absent' });
  });

  it('with a working one they are accepted', async () => {
    expect(await createPictures().areTaken()).toBe(true);
  });
});
