import { describe, expect, it } from 'vitest';

import { href } from '../../platform/routes.ts';
import { returnAddressOf } from './use-return.ts';

describe('the way back to a form', () => {
  it('is the address of the app that was given, with its query', () => {
    const to = href.product({ productId: 'trommel' });
    expect(returnAddressOf(to)).toBe(to);
  });

  it.each([
    null,
    '',
    'https://example.com/',
    '//example.com',
    'javascript:alert(1)',
    '/nowhere',
    href.login({ to: '/mine' }),
  ])('is nowhere for %s', (to) => {
    expect(returnAddressOf(to)).toBeNull();
  });
});
