import type { Page } from 'playwright';

import { inBrowser } from './in-browser.ts';
import { withDataFolder } from './machine.ts';
import { createBenchMember } from './member.ts';

/** Factor by which a phone is assumed to be slower than this machine. */
const SLOWER = 4;
/** Time for the files of a first visit to be stored on the device. */
const KEPT_AFTER_MS = 10_000;

/**
 * Open home offline from a cold start, in a browser that visited it once: restarted, without a network and with a
 * slower processor. Returns the milliseconds until the shell was painted, each time.
 */
export function measureOfflineStarts(address: string, repetitions: number): Promise<number[]> {
  return withDataFolder(async (folder) => {
    const home = `${address}/#/index`;
    const { kept } = await createBenchMember(address);
    await inBrowser(folder, async (page) => {
      await page.goto(`${address}/healthz`);
      await page.evaluate((entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value);
      }, Object.entries(kept));
      await page.goto(home, { waitUntil: 'commit' });
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
      await page.waitForTimeout(KEPT_AFTER_MS);
    });
    const times: number[] = [];
    for (let run = 0; run < repetitions; run += 1) times.push(await inBrowser(folder, timeOfShell));
    return times;

    async function timeOfShell(page: Page): Promise<number> {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await page.context().setOffline(true);
      await page.goto(home, { waitUntil: 'commit' });
      const painted = await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      );
      return (await painted.jsonValue()) ?? Number.NaN;
    }
  });
}
