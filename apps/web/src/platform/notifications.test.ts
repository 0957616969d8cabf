import { afterEach, expect, it, vi } from 'vitest';

import { showNotification } from './notifications.ts';

afterEach(() => vi.unstubAllGlobals());

/** Fake the browser and its worker, and record what is shown. */
function stubBrowser(permission: NotificationPermission) {
  const shown: (NotificationOptions & { title: string })[] = [];
  vi.stubGlobal('Notification', { permission });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistration: () =>
        Promise.resolve({
          active: {},
          showNotification: (title: string, options: NotificationOptions) =>
            shown.push({ title, ...options }),
        }),
    },
  });
  return shown;
}

const paid = {
  id: 'msg_1',
  title: 'Withdrawal paid out',
  body: '12.50 USDT',
  href: '/user/withrecord?id=w1',
};

it('names no amount unless the member chose to include the text', async () => {
  const shown = stubBrowser('granted');
  await showNotification(paid, false);
  expect(JSON.stringify(shown)).not.toContain('12.50');
  await showNotification(paid, true);
  expect(shown[1]).toMatchObject({ title: paid.title, body: paid.body });
});

it('appears once per subject, and opens the message', async () => {
  const shown = stubBrowser('granted');
  await showNotification(paid, false);
  await showNotification({ ...paid, id: 'msg_2', title: 'Withdrawal returned' }, false);
  for (const [id, href] of [
    ['msg_3', null],
    ['msg_4', '/user/securitycenter'],
    ['msg_5', '/user/securitycenter'],
  ] as const)
    await showNotification({ ...paid, id, href }, false);
  const [first, second, ...others] = shown.map(({ tag }) => tag);
  expect(second).toBe(first);
  expect(new Set([first, ...others]).size).toBe(4);
  expect(shown[1]?.data).toEqual({ address: '/user/news?id=msg_2' });
});

it('is not shown when the member did not allow it', async () => {
  const shown = stubBrowser('default');
  await showNotification(paid, true);
  expect(shown).toEqual([]);
});
