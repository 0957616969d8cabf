import { expect, test } from 'vitest';
import { err, ok, unwrap } from './result.ts';

test('unwrapping returns the value of a success, and throws with the code of a failure', () => {
  expect(unwrap(ok(5))).toBe(5);
  expect(() => unwrap(err('malformed'))).toThrow('malformed');
});
