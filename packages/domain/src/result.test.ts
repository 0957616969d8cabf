import { expect, test } from 'vitest';
import { err, ok, unwrap } from './result.ts';

test('a success gives its value, a failure throws with its code', () => {
  expect(unwrap(ok(5))).toBe(5);
  expect(() => unwrap(err('malformed'))).toThrow('malformed');
});
