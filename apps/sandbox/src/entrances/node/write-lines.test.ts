import { afterEach, expect, test, vi } from 'vitest';

import { writeLine } from './write-lines.ts';

afterEach(() => vi.restoreAllMocks());

test('writes the lines of one turn of the event loop afterwards, in order and at once', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  writeLine('first');
  writeLine('second');
  expect(write).not.toHaveBeenCalled();
  await vi.waitUntil(() => write.mock.calls.length === 1);
  writeLine('third');
  await vi.waitUntil(() => write.mock.calls.length === 2);
  expect(write.mock.calls.map(([text]) => text)).toEqual(['first\nsecond\n', 'third\n']);
});
