import { describe, expect, test } from 'vitest';

import { withServices } from '../../../testing/with-services.ts';

const services = withServices();

describe('the page of the support chat', () => {
  const page = (path: string, headers: Record<string, string> = {}) =>
    services.app.request(`http://localhost${path}`, { headers });

  test.each(['/support?lang=ta-IN', '/support?lang=<script>alert(1)</script>', '/support'])(
    'is sandboxed under a strict policy: %s',
    async (path) => {
      const response = await page(path);
      expect(response.status).toBe(200);
      const policy = response.headers.get('Content-Security-Policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).toContain('sandbox allow-scripts allow-forms');
      expect(policy).not.toMatch(/unsafe|allow-same-origin|allow-top-navigation|\*/);
      expect(response.headers.get('X-Paydirt-Mode')).toBe('test');
      expect(await response.text()).not.toContain('alert(1)');
    },
  );

  test('is written in the requested language', async () => {
    expect(await (await page('/support?lang=de-DE')).text()).toContain('Nach einem Menschen fragen');
  });

  test.each([
    ['/support/chat.js', 'text/javascript; charset=utf-8'],
    ['/support/chat.css', 'text/css; charset=utf-8'],
    ['/support/fonts/noto-sans-tamil-tamil.woff2', 'font/woff2'],
  ])('has files that a page without an origin can load: %s', async (path, type) => {
    const response = await page(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  test.each(['/support/fonts/..%2F..%2Fpackage.json', '/support/chat.ts', '/support/fonts/other.woff2'])(
    'has no other files: %s',
    async (path) => expect((await page(path)).status).toBe(404),
  );

  test('sends requests without an origin, and without cookies', async () => {
    const ask = (path: string, method: string) =>
      services.app.request(`http://localhost/api/user/${path}`, {
        method,
        headers: { Origin: 'null', 'Sec-Fetch-Site': 'cross-site', 'Access-Control-Request-Method': 'POST' },
      });
    const before = await ask('support/read', 'OPTIONS');
    expect(before.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(before.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    const { status, headers } = await ask('support/read', 'POST');
    expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([400, '*']);
    // No other call lets it in.
    const other = await ask('auth/logout', 'POST');
    expect([other.status, other.headers.get('Access-Control-Allow-Origin')]).toEqual([403, null]);
  });
});
