import { expect, test } from 'vitest';

import { newestChoice } from './newest-choice.ts';

test('of choices made while one is sent, only the newest is sent, and only its result counts', async () => {
  const choose = newestChoice();
  const first = Promise.withResolvers<string>();
  const sent: string[] = [];
  const send = (name: string, answer: Promise<string> = Promise.resolve(name)) =>
    choose(() => {
      sent.push(name);
      return answer;
    });
  const a = send('a', first.promise);
  await Promise.resolve();
  const others = [send('b'), send('c')];
  expect(sent).toEqual(['a']);
  first.resolve('a');
  expect(await Promise.all([a, ...others])).toEqual([null, null, 'c']);
  expect(sent).toEqual(['a', 'c']);
});

test('a choice that fails does not hold up the next', async () => {
  const choose = newestChoice();
  await expect(choose(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await choose(() => Promise.resolve('next'))).toBe('next');
});
