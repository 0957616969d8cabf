import { expectTypeOf, test } from 'vitest';
import type { Illustration } from '../../foundations/illustration/index.ts';
import type { StripMachine } from './machine-strip.tsx';

test('a picture is an element, not a URL, which would be rendered as text', () => {
  expectTypeOf<ReturnType<typeof Illustration>>().toExtend<StripMachine['picture']>();
  expectTypeOf<string>().not.toExtend<StripMachine['picture']>();
});
