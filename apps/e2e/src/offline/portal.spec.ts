import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import { MODE_HEADER } from '@paydirt/contract/envelope';

import { expect, test } from '../support/harness.ts';

test.use({ serviceWorkers: 'allow' });

const GREETING = 'Welcome to the café: log in to use the network';

/** Where the network redirects calls of the services. */
const ELSEWHERE = 'http://login.cafe.invalid/';

/**
 * A network that answers everything with 200 and a page of its own, and answers calls with a redirect, until somebody
 * logs in to it.
 */
async function openPortal(address: string): Promise<Server> {
  const { hostname, port } = new URL(address);
  const portal = createServer(({ url = '' }, response) =>
    url.startsWith('/api/')
      ? response.writeHead(302, { Location: ELSEWHERE }).end()
      : response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(`<h1>${GREETING}</h1>`),
  );
  portal.listen(Number(port), hostname);
  await once(portal, 'listening');
  return portal;
}

async function closePortal(portal: Server): Promise<void> {
  portal.closeAllConnections();
  portal.close();
  await once(portal, 'close');
}

test('a captive portal is never taken for the app, nothing of it is cached, and the app recovers by itself once it is gone', async ({
  app,
  services,
  pageErrors,
  page,
  texts,
}) => {
  test.slow();
  const { t } = texts;
  pageErrors.expect(/net::ERR_|WebSocket|MIME type|Failed to (?:load|fetch)|Content Security Policy/);
  const mine = t('shell.tab.me');
  await app.arriveAs('with_leases');
  await app.open('/mine');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await app.open('/mine');
  await app.expectPage(mine);
  await page.goto('about:blank');
  await services.kill();
  const portal = await openPortal(services.address);
  try {
    await app.open('/mine');
    await expect(page).toHaveTitle(t('shell.documentTitle', { title: mine }));
    // The screen's file was never fetched, and the portal answers with its own page instead.
    await app.goTo('/help');
    await expect(page.getByRole('heading', { level: 1, name: t('common.loadFailed') })).toBeVisible();
    await expect(page.getByText(GREETING)).toHaveCount(0);
    const foreign = await page.evaluate(async (header) => {
      const kept = (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const answers = await cache.matchAll();
        return answers.filter((answer) => !answer.headers.has(header)).map(({ url }) => url);
      });
      return (await Promise.all(kept)).flat();
    }, MODE_HEADER);
    expect(foreign).toEqual([]);
  } finally {
    await closePortal(portal);
    await services.start();
  }
  await expect(page).toHaveTitle(t('shell.documentTitle', { title: t('help.title') }), { timeout: 60_000 });
});
