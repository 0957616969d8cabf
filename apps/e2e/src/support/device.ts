import type { Page } from '@playwright/test';

import type { SignedIn } from './sandbox.ts';

/** Settings that the app keeps on a device. */
export interface DeviceSettings {
  readonly language?: string;
  readonly theme?: 'light' | 'dark';
  readonly textSize?: 100 | 125 | 150 | 200;
}

/**
 * A device with reduced motion: for journeys that visit page after page and view each at rest. Home is animated for
 * three seconds, which take as much of the processor as half its start.
 */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

/**
 * Store settings and a session on a device, as an earlier visit would.
 * Call it before the app is opened.
 */
export async function prepareDevice(
  page: Page,
  address: string,
  settings: DeviceSettings,
  session?: SignedIn,
) {
  const kept = {
    ...Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [`paydirt.${name}`, String(value)]),
    ),
    ...(session && {
      'paydirt.token': session.token,
      'paydirt.phone': session.user.phone ?? session.user.email ?? '',
      'paydirt.userId': session.user.userId,
      'paydirt.timezoneType': String(session.user.dateFormat),
      'paydirt.user': JSON.stringify(session.user),
    }),
  };
  // An empty page of the same origin: the app itself would read its storage too early.
  const empty = `${address}/device`;
  await page.route(empty, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(empty);
  await page.evaluate((entries) => {
    for (const [name, value] of entries) localStorage.setItem(name, value);
  }, Object.entries(kept));
  await page.unroute(empty);
}

/** Read the colour that the page gives the browser's bars, from the first tag that applies (HTML, theme-color). */
export const barColour = (page: Page) =>
  page.evaluate(
    () =>
      Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')).find(
        ({ media }) => window.matchMedia(media).matches,
      )?.content,
  );
