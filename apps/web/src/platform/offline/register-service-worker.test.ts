import { MODE, MODE_HEADER } from '@paydirt/contract';
import { afterEach, expect, it, vi } from 'vitest';

import { observable } from '../observable.ts';
import type { NewerVersion } from './app-update.ts';
import { registerServiceWorker } from './register-service-worker.ts';

afterEach(() => vi.unstubAllGlobals());

/** Register in a fake browser where a newer worker waits, and get what the member is offered. */
async function offered(reload: () => void) {
  vi.stubGlobal('location', { href: 'https://paydirt.example/' });
  const scriptURL = 'https://paydirt.example/service-worker.js';
  const worker = Object.assign(new EventTarget(), {
    scriptURL,
    state: 'installed',
    postMessage() {
      registration.waiting = null;
      worker.state = 'activated';
      worker.dispatchEvent(new Event('statechange'));
      serviceWorker.dispatchEvent(new Event('controllerchange'));
    },
  });
  const close = vi.fn();
  const registration: EventTarget & { waiting: object | null } = Object.assign(new EventTarget(), {
    waiting: worker,
    getNotifications: () => Promise.resolve([{ close }]),
  });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: Object.assign(new EventTarget(), { scriptURL }),
    register: () => Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  });
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('caches', {
    open: () => Promise.resolve({ keys: () => Promise.resolve([]) }),
    delete: () => Promise.resolve(true),
  });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json(
        { version: '1.3.0', changes: { 'en-US': 'Faster.' } },
        { headers: { [MODE_HEADER]: MODE } },
      ),
    ),
  );
  const update = observable<NewerVersion | null>(null);
  let logOut: (() => void) | undefined;
  await registerServiceWorker({
    update,
    locale: () => 'en-US',
    isBusy: () => false,
    reload,
    now: () => 0,
    onLogout: (listener) => (logOut = listener),
  });
  await vi.waitFor(() => expect(update.get()).not.toBeNull());
  return { take: update.get()?.take, worker, logOut, close };
}

it('loads the newer version once its worker has begun', async () => {
  const reload = vi.fn();
  const { take } = await offered(reload);
  expect(reload).not.toHaveBeenCalled();
  take?.();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('loads it also where another tab has let that worker begin', async () => {
  const reload = vi.fn();
  const { take, worker } = await offered(reload);
  worker.postMessage();
  take?.();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('closes the notifications when the member logs out', async () => {
  const { logOut, close } = await offered(vi.fn());
  expect(close).not.toHaveBeenCalled();
  logOut?.();
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
});
