import { epochMs } from '@paydirt/domain';
import { expect, test } from 'vitest';

import { createToasts } from './toasts.ts';

function withClock() {
  let time = 0;
  const toasts = createToasts(() => epochMs(time));
  return {
    toasts,
    texts: () => toasts.get().map(({ text }) => text),
    pass(ms: number) {
      time += ms;
    },
  };
}

test('are queued, the same text once and three at most', () => {
  const { toasts, texts } = withClock();
  for (const text of ['one', 'two', 'one', 'three', 'four']) toasts.show(text);
  expect(texts()).toEqual(['one', 'three', 'four']);
});

test('a toast after a failure replaces it: nothing waits behind a toast that stays', () => {
  const { toasts, texts } = withClock();
  toasts.show('failed', 'failure');
  toasts.show('done', 'success');
  expect(texts()).toEqual(['done']);
});

test('a toast disappears with its page, except one that says why the page changed', () => {
  const { toasts, texts, pass } = withClock();
  toasts.show('of the page before', 'failure');
  toasts.show('read');
  pass(1500);
  toasts.show('saved', 'success');
  toasts.leavePage();
  expect(texts()).toEqual(['saved']);
  pass(1500);
  toasts.leavePage();
  expect(texts()).toEqual([]);
});
