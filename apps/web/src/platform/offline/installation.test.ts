import { expect, it, vi } from 'vitest';

import { followInstallation } from './installation.ts';

function aWindow(navigator: object = {}) {
  return Object.assign(new EventTarget(), { navigator }) as unknown as Window;
}

it('holds back the browser’s prompt until it is requested', () => {
  const view = aWindow();
  const installation = followInstallation(view);
  const prompt = vi.fn(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  view.dispatchEvent(event);
  const now = installation.get();
  expect([event.defaultPrevented, prompt.mock.calls.length, now.way]).toEqual([true, 0, 'prompt']);
  if (now.way === 'prompt') now.ask();
  expect(prompt).toHaveBeenCalledOnce();
  view.dispatchEvent(new Event('appinstalled'));
  expect(installation.get().way).toBe('none');
});

it('recognises browsers where it is done by hand, and where it is installed', () => {
  expect(followInstallation(aWindow({ standalone: false })).get().way).toBe('by-hand');
  expect(followInstallation(aWindow({ standalone: true })).get().way).toBe('none');
  expect(followInstallation(aWindow()).get().way).toBe('none');
});
