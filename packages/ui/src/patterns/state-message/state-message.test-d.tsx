import { expectTypeOf, test } from 'vitest';
import type { Illustration } from '../../foundations/illustration/index.ts';
import type { EmptyStateProps } from './state-message.tsx';

test('an illustration is an element, and no address that would be drawn as words', () => {
  expectTypeOf<ReturnType<typeof Illustration>>().toExtend<EmptyStateProps['illustration']>();
  expectTypeOf<string>().not.toExtend<EmptyStateProps['illustration']>();
});
