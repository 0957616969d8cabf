import { expectTypeOf, test } from 'vitest';
import type { Illustration } from '../../foundations/illustration/index.ts';
import type { StripMachine } from './machine-strip.tsx';

test('a picture is an element, and no address that would be drawn as words', () => {
  expectTypeOf<ReturnType<typeof Illustration>>().toExtend<StripMachine['picture']>();
  expectTypeOf<string>().not.toExtend<StripMachine['picture']>();
});
