import { updateSettings } from '@paydirt/contract/account/profile';
import { messageList } from '@paydirt/contract/messages/messages';
import { publishNews } from '@paydirt/contract/sandbox/publishing';
import type { BrowserContext, Page, WebSocket } from '@playwright/test';

import { renewWorld, expect, test } from '../support/harness.ts';
import { homeTitle } from '../support/text-patterns.ts';

const NEWS = {
  title: 'The wash plant rests',
  body: 'From Sunday on, for a day.',
  channel: 'station_news',
} as const;

/** The page asks every five seconds; the answer takes its time on a busy machine. */
const POLLED = { timeout: 30_000 };

/** Count the open sockets of each page of a browser. */
function countSockets(context: BrowserContext): {
  readonly open: () => number;
  readonly watch: (page: Page) => void;
} {
  const open = new Set<WebSocket>();
  const watch = (page: Page) =>
    page.on('websocket', (socket) => {
      if (!socket.url().includes('/api/message/socket')) return;
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      // A closing page ends its socket, and may not report that any more.
      page.on('close', () => open.delete(socket));
    });
  context.on('page', watch);
  return { open: () => open.size, watch };
}

/** Set the visibility of a page; headless Chromium reports every page as visible. */
function setVisibility(page: Page, visible: boolean): Promise<void> {
  return page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    visible ? 'visible' : 'hidden',
  );
}

test('a message arrives in two tabs, and reading it in one marks it read in the other', async ({
  app,
  context,
  page,
  sandbox,
  texts,
}) => {
  const { t } = texts;
  const sockets = countSockets(context);
  sockets.watch(page);
  const { client } = await app.arriveNew();
  await app.open('/mine');
  await app.expectPage(t('shell.tab.me'));
  await expect.poll(sockets.open).toBe(1);
  const other = await context.newPage();
  await other.goto(`${sandbox.address}/#/message`);
  await expect(other.getByRole('heading', { level: 1, name: t('mailbox.title') })).toBeVisible();

  await sandbox.client(null).call(publishNews, NEWS);
  const unread = t('shell.unread', { count: 1 });
  const me = page
    .getByRole('navigation', { name: t('shell.tabs') })
    .getByRole('link', { name: `${t('shell.tab.me')} ${unread}` });
  await expect(me).toBeVisible();
  const channel = other.getByRole('link', {
    name: new RegExp(`^${unread}, .*${t('mailbox.channel.station_news')}`),
  });
  await expect(channel).toBeVisible();
  await expect.poll(sockets.open, 'one socket for each tab').toBe(2);

  await channel.click();
  await expect(
    other.getByRole('heading', { level: 1, name: t('mailbox.channel.station_news') }),
  ).toBeVisible();
  await other.getByRole('link', { name: new RegExp(`^${unread}, .*${NEWS.title}`) }).click();
  await expect(other.getByRole('heading', { level: 2, name: NEWS.title })).toBeVisible();
  await expect(other.getByText(NEWS.body)).toBeVisible();
  await expect(me).toHaveCount(0);
  const { data } = await client.call(messageList, { channel: 'station_news' });
  expect(data.unread.station_news).toBe(0);

  // A hidden tab receives no events, and gets the current state once it is visible again; the other tab
  // continues to receive events.
  await setVisibility(other, false);
  await expect.poll(sockets.open).toBe(1);
  await setVisibility(other, true);
  await expect.poll(sockets.open).toBe(2);
  await setVisibility(other, false);
  await expect.poll(sockets.open).toBe(1);
  // A hidden tab with permission for notifications receives events too. Headless Chromium grants none, so
  // simulate it.
  await other.evaluate(() =>
    Object.defineProperty(Notification, 'permission', { value: 'granted', configurable: true }),
  );
  await setVisibility(other, false);
  await expect.poll(sockets.open).toBe(2);
  await setVisibility(other, true);
  await page.close();
  await expect.poll(sockets.open).toBe(1);
  await other.goto(`${sandbox.address}/#/message`);
  await sandbox.client(null).call(publishNews, { ...NEWS, title: 'It works again' });
  await expect(other.getByText('It works again')).toBeVisible();
});

test('without WebSocket support the pages poll, and say so', async ({
  app,
  pageErrors,
  page,
  sandbox,
  texts,
}) => {
  const { t } = texts;
  pageErrors.expect(/WebSocket/);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'WebSocket'));
  await app.arriveNew();
  await app.open('/message');
  await app.expectPage(t('mailbox.title'));
  await expect(page.getByText(t('shell.noLiveUpdates'))).toBeVisible();
  await sandbox.client(null).call(publishNews, NEWS);
  await expect(page.getByText(NEWS.title)).toBeVisible(POLLED);
});

test('the pages poll if the socket is refused', async ({ app, pageErrors, page, sandbox, texts }) => {
  const { t } = texts;
  pageErrors.expect(/WebSocket/);
  await page.routeWebSocket(/message\/socket/, (socket) => socket.close({ code: 1011 }));
  await app.arriveNew();
  await app.open('/message');
  await app.expectPage(t('mailbox.title'));
  await sandbox.client(null).call(publishNews, NEWS);
  await expect(page.getByText(NEWS.title)).toBeVisible(POLLED);
});

test('a channel notifies at once only after the member chose it', async ({ app, page, sandbox, texts }) => {
  const { t } = texts;
  const { client, phone } = await app.arriveNew();
  const socket = page.waitForEvent('websocket');
  await app.open('/index');
  await app.expectPage(homeTitle(texts, phone));
  const opened = await socket;
  if (opened.isClosed()) throw new Error('the socket did not stay open');
  const me = page.getByRole('navigation', { name: t('shell.tabs') });
  await sandbox.client(null).call(publishNews, NEWS);
  await expect(me.getByText(t('shell.unread', { count: 1 }))).toBeAttached();
  // The bell shows the number and links to the messages.
  await expect(
    page.getByRole('link', { name: t('shell.unread', { count: 1 }), exact: true }),
  ).toHaveAttribute('href', '#/message');
  await expect(page.getByText(NEWS.title)).toHaveCount(0);

  await client.call(updateSettings, { notify: 'station_news' });
  // Messages that exist when a page opens do not cause notifications, only later ones do: wait until it has
  // opened.
  const firstEvent = page
    .waitForEvent('websocket')
    .then((again) =>
      again.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"mailbox"')),
    );
  await page.reload();
  await app.expectPage(homeTitle(texts, phone));
  await expect(me.getByText(t('shell.unread', { count: 1 }))).toBeAttached();
  await firstEvent;
  await sandbox.client(null).call(publishNews, { ...NEWS, title: 'It works again' });
  await expect(page.getByText('It works again')).toBeVisible();
});

test.describe('a notice for everybody', () => {
  // The notice would cover home for each member of later journeys.
  test.afterEach(renewWorld);

  test('a notice pops up once, and once closed does not pop up on the next clock day', async ({
    app,
    page,
    panel,
    sandbox,
    texts,
  }) => {
    const { t } = texts;
    const { phone } = await app.arriveNew();
    const notice = {
      title: 'Quiet hours',
      body: 'At night nobody answers.',
      channel: 'notice',
      place: 'popup',
    } as const;
    await sandbox.client(null).call(publishNews, notice);
    await app.open('/index');
    // The notice may cover the heading by then, which hides the heading from screen readers.
    await expect(
      page.getByRole('heading', { level: 1, name: homeTitle(texts, phone), includeHidden: true }),
    ).toBeVisible();
    const sheet = page.getByRole('dialog', { name: notice.title });
    await expect(sheet.getByText(notice.body)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await app.expectPage(homeTitle(texts, phone));

    await panel.move('plusDay');
    const answered = page.waitForResponse((response) => response.url().includes('sys/popup-notice'));
    await page.reload();
    expect(await (await answered).json()).toMatchObject({ code: 200, data: null });
    await app.expectPage(homeTitle(texts, phone));
    await expect(sheet).toHaveCount(0);
    // The notice can be read again among the notices; home shows the newest.
    await page
      .getByRole('region', { name: t('home.notices') })
      .getByRole('link')
      .click();
    await app.expectPage(t('home.notices'));
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
    await page.getByRole('link', { name: t('home.allNotices'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: notice.title })).toBeVisible();
  });
});
