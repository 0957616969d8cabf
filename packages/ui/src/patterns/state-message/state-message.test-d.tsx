import { expectTypeOf, test } from 'vitest';
import type { Illustration } from '../../foundations/illustration/index.ts';
import type { EmptyStateProps } from './state-message.tsx';

test('an illustration is an element, not a URL, which would be rendered as text', () => {
  expectTypeOf<ReturnType<typeof Illustration>>().toExtend<EmptyStateProps['illustration']>();
  expectTypeOf<string>().not.toExtend<EmptyStateProps['illustration']>();
});
