import { ROUTES } from '@paydirt/web/routes';
import type { Browser } from 'playwright';

import { createBenchMember } from './member.ts';

/** Bytes that came over the wire when a route was the first to be opened. */
export interface RouteBytes {
  readonly route: string;
  readonly script: number;
  readonly style: number;
  readonly font: number;
  readonly all: number;
  readonly requests: number;
}

const MEASURED = ROUTES.filter(({ path, tab }) => path === '/user/login' || tab !== undefined);

/** Open each route in a browser with nothing kept, and add up what it fetches. */
export async function measureRouteBytes(browser: Browser, address: string): Promise<RouteBytes[]> {
  const member = await createBenchMember(address);
  const measured: RouteBytes[] = [];
  for (const { path: route, access } of MEASURED) {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      isMobile: true,
      hasTouch: true,
    });
    await context.addInitScript(
      (entries) => {
        for (const [name, value] of entries) localStorage.setItem(name, value);
      },
      access === 'member' ? Object.entries(member.kept) : [],
    );
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const types = new Map<string, string>();
    const bytes = { Script: 0, Stylesheet: 0, Font: 0, all: 0 };
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId);
      bytes.all += encodedDataLength;
      if (type === 'Script' || type === 'Stylesheet' || type === 'Font') bytes[type] += encodedDataLength;
    });
    await page.goto(`${address}/#${route}`, { waitUntil: 'networkidle' });
    measured.push({
      route,
      script: bytes.Script,
      style: bytes.Stylesheet,
      font: bytes.Font,
      all: bytes.all,
      requests: types.size,
    });
    await context.close();
  }
  return measured;
}
