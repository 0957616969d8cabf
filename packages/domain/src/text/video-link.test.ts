import { expect, test } from 'vitest';

import { readVideoLink } from './video-link.ts';

test('recognises one of our films by its path', () => {
  expect(readVideoLink(' /media/films/trommel.webm ')).toEqual({
    ok: true,
    value: { kind: 'own', path: '/media/films/trommel.webm' },
  });
});

test('names the host of an external address', () => {
  const url = 'https://Videos.Example.org/watch?v=1#t=2';
  expect(readVideoLink(url)).toEqual({
    ok: true,
    value: { kind: 'outside', url, host: 'videos.example.org' },
  });
  expect(readVideoLink('https://xn--80ak6aa92e.com').ok).toBe(true);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://example.org/video',
  '//example.org/video',
  'https://',
  'https://localhost/a',
  'https://192.168.0.1/a',
  'https://paydirt.test@evil.example/a',
  'https://evil.example:8443/a',
  'https://evil.example\\@paydirt.test',
  'https://exa mple.org',
  'https://example.org/\u202Egpj.exe',
  'https://аррle.com/',
  '/media/films/../uploads/x.webm',
  '/media/products/jig.svg',
  'blob:https://example.org/1',
  'vbscript:x',
  'trommel.webm',
])('refuses %j', (text) => {
  expect(readVideoLink(text)).toEqual({ ok: false, error: 'malformed' });
});

test.each([
  ['', 'required'],
  ['  ', 'required'],
  [`https://example.org/${'a'.repeat(500)}`, 'too_long'],
])('refuses %j as %s', (text, error) => {
  expect(readVideoLink(text)).toEqual({ ok: false, error });
});
