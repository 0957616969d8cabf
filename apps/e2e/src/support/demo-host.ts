import { test as base } from '@playwright/test';

import { type HostFaults, serveDemo } from './services-in-tab.ts';

interface DemoHost {
  /** Path of the host below which the demo lies. */
  below: string;
  faults: HostFaults;
  address: string;
}

/** Playwright's own test, with a host for the demo, whose path and faults a journey chooses. */
export const test = base.extend<DemoHost>({
  below: ['/', { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
  faults: async ({}, use) => use({}),
  address: async ({ below, faults }, use) => {
    const { address, close } = await serveDemo(below, faults);
    await use(address);
    await close();
  },
});
