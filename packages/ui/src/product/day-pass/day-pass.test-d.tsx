import { expectTypeOf, test } from 'vitest';
import type { Illustration } from '../../foundations/illustration/index.ts';
import type { DayPassScene } from './index.ts';

test('a picture is an element, not a URL, which would be rendered as text', () => {
  expectTypeOf<ReturnType<typeof Illustration>>().toExtend<DayPassScene['picture']>();
  expectTypeOf<string>().not.toExtend<DayPassScene['picture']>();
});
