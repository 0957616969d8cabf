import { describe, expect, it } from 'vitest';

import { mayOpen } from './version.ts';

describe('mayOpen', () => {
  it('opens https on a known host', () => {
    expect(mayOpen('https://download.paydirt.example/app.apk')).toBe(true);
  });

  it.each([
    'http://download.paydirt.example/app.apk',
    'https://download.paydirt.example.evil.test/app.apk',
    'https://evil.test/?https://download.paydirt.example',
    'https://download.paydirt.example@evil.test/',
    'https://me@download.paydirt.example/',
    'https://download.paydirt.example:8443/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/app.apk',
    '',
  ])('does not open %s', (url) => {
    expect(mayOpen(url)).toBe(false);
  });
});
