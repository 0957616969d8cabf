import { expectTypeOf, test } from 'vitest';
import type { Illustration } from '../../foundations/illustration/index.ts';
import type { OrderCardProps } from './index.ts';

test('a picture is an element, not a URL, which would be rendered as text', () => {
  expectTypeOf<ReturnType<typeof Illustration>>().toExtend<OrderCardProps['picture']>();
  expectTypeOf<string>().not.toExtend<OrderCardProps['picture']>();
});
