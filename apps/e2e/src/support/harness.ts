import type { Locale } from '@paydirt/domain';
import { expect, type Page, test as base } from '@playwright/test';
import axe from 'axe-core';

import { type PageErrors, listenForPageErrors } from './page-errors.ts';
import { type DeviceSettings, prepareDevice } from './device.ts';
import { openServicesInTab, serveDemo } from './services-in-tab.ts';
import { type TestServices, openTestServices } from './test-services.ts';
import { createSandbox, type MemberState, type NewMember, type Sandbox, type SeedMember } from './sandbox.ts';
import { createTestPanel, type TestPanel } from './test-panel.ts';
import { type Texts, textsOf } from './texts.ts';

/** Steps of a journey that any journey may take. */
export interface App {
  /** Open a route by its address behind the hash, `/index`, as a cold start. */
  readonly open: (route: string) => Promise<void>;
  /** Go to a route within the open document. */
  readonly goTo: (route: string) => Promise<void>;
  /** Arrive as a ready-made member, logged in already. */
  readonly arriveAs: (state: MemberState) => Promise<SeedMember>;
  /** Arrive as a member who registered just now, with this much from the faucet. */
  readonly arriveNew: (funds?: InputAmount) => Promise<NewMember>;
  /** Arrive as a new visitor. */
  readonly arrive: () => Promise<void>;
  /** Log out by the page of the member. */
  readonly logOut: () => Promise<void>;
  /** Read the address: path and query behind the hash. */
  readonly address: () => string;
  /** Go home by the header's icon. */
  readonly goHome: () => Promise<void>;
  /** Wait until the screen of this title is drawn, under the ribbon and with all that it loads. */
  readonly expectPage: (title: string | RegExp) => Promise<void>;
  /** Fail when axe finds a violation. */
  readonly expectAccessible: () => Promise<void>;
  /** `expectPage` and `expectAccessible`, for each page of a journey. */
  readonly expectAccessiblePage: (title: string | RegExp) => Promise<void>;
  /** The same app, once it was switched to another language. */
  readonly reading: (texts: Texts) => App;
}

type InputAmount = Parameters<Sandbox['grant']>[1];

interface WorkerFixtures {
  /** True where the services run in a tab of the browser, and the app is that of the demo. */
  inTab: boolean;
  services: TestServices;
}

interface TestOptions {
  /** The language of the device. */
  language: Locale;
  textSize: NonNullable<DeviceSettings['textSize']>;
}

interface TestFixtures {
  sandbox: Sandbox;
  texts: Texts;
  app: App;
  panel: TestPanel;
  pageErrors: PageErrors;
  /** Check of the ledger after each test, whatever the journey was about. */
  ledgerHolds: void;
}

/** The rules of WCAG 2.2 AA, and axe's best practices; of passed checks axe keeps only the count. */
const AXE_OPTIONS: axe.RunOptions = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

const EMPTY = 'about:blank';

/**
 * Leave a page for an empty one of its own process: the next start is as cold, and starts no process first. Such a
 * page is still a client of the app's worker, where there is one; then an empty page of another process is used.
 */
async function leave(page: Page, hasWorker: boolean): Promise<void> {
  if (page.url() === EMPTY) return;
  if (hasWorker) {
    await page.goto(EMPTY);
    return;
  }
  await page.evaluate((address) => window.location.assign(address), EMPTY);
  await page.waitForURL(EMPTY);
}

interface Device extends DeviceSettings {
  /** True where the app's worker may run. */
  readonly hasWorker: boolean;
}

function createApp(page: Page, sandbox: Sandbox, { t }: Texts, { hasWorker, ...settings }: Device): App {
  async function expectPage(title: string | RegExp) {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(t('shell.ribbon'))).toBeInViewport();
    await expect(page.getByText(t('common.loading'))).toHaveCount(0);
  }

  async function violations(): Promise<string[]> {
    // axe is loaded once per document, in one call: its own package for Playwright parses half a megabyte
    // each time, and sends passed checks as well. Frames of our own origin are checked too.
    for (const frame of page.frames())
      if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
    return page.evaluate(async (options) => {
      const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run(options);
      return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    }, AXE_OPTIONS);
  }

  async function expectAccessible() {
    // Contrast and position are stable only after animations have ended. The progress line of a toast affects
    // neither.
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter((animation) => animation.effect?.getComputedTiming().iterations === 1)
          .filter((animation) => !(animation instanceof CSSAnimation && animation.animationName === 'elapse'))
          .map((animation) => animation.finished),
      ),
    );
    const found = await violations();
    if (found.length === 0) return;
    // A finding counts only if it remains after a scroll: a row that the tab bar happens to cut off is too
    // small for a finger at one scroll position only.
    await page.mouse.wheel(0, 60);
    const foundElsewhere = new Set(await violations());
    expect(found.filter((violation) => foundElsewhere.has(violation))).toEqual([]);
  }

  async function open(route: string) {
    // Leave the document first, because a change of the hash alone does not reload the app.
    await leave(page, hasWorker);
    await page.goto(`${sandbox.address}/#${route}`);
  }

  return {
    open,
    async goTo(route) {
      await page.evaluate((address) => {
        location.hash = address;
      }, route);
    },
    async arrive() {
      await prepareDevice(page, sandbox.address, settings);
    },
    async arriveAs(state) {
      const member = await sandbox.member(state);
      await prepareDevice(page, sandbox.address, settings, await sandbox.signIn(member));
      return member;
    },
    async arriveNew(funds) {
      const member = await sandbox.newMember();
      if (funds !== undefined) await sandbox.grant(member.phone, funds);
      await prepareDevice(page, sandbox.address, settings, member);
      return member;
    },
    async logOut() {
      await open('/mine');
      await expectPage(t('shell.tab.me'));
      await page.getByRole('button', { name: t('me.logOut'), exact: true }).click();
      const question = page.getByRole('alertdialog', { name: t('me.confirmLogOut') });
      await question.getByRole('button', { name: t('me.logOut'), exact: true }).click();
      await expectPage(t('auth.login.title'));
    },
    address: () => new URL(page.url()).hash.slice(1),
    async goHome() {
      await page
        .locator('header')
        .getByRole('link', { name: t('shell.tab.home'), exact: true })
        .click();
    },
    expectPage,
    expectAccessible,
    async expectAccessiblePage(title) {
      await expectPage(title);
      await expectAccessible();
    },
    reading: (others) => createApp(page, sandbox, others, { hasWorker, ...settings }),
  };
}

/** Services without a process: a journey that kills or starts one cannot run in a tab. */
function withoutProcess(address: string): TestServices {
  const refuse = () => Promise.reject(new Error('e2e: the services of a tab are no process'));
  return { address, classKey: null, kill: refuse, start: refuse, renew: refuse, close: refuse };
}

/** Playwright's `test`, with the real services on a free port and a fresh data folder for each worker. */
export const test = base.extend<TestFixtures & TestOptions, WorkerFixtures>({
  inTab: [false, { option: true, scope: 'worker' }],
  services: [
    async ({ inTab }, use) => {
      if (inTab) {
        const demo = await serveDemo();
        await use(withoutProcess(demo.address));
        await demo.close();
        return;
      }
      const services = await openTestServices();
      await use(services);
      const { code, log } = await services.close();
      expect(code, `the services stop cleanly; they said:\n${log}`).toBe(0);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  language: ['en-US', { option: true }],
  textSize: [100, { option: true }],
  baseURL: async ({ services }, use) => use(services.address),
  sandbox: async ({ services, language, inTab, context }, use) =>
    use(
      createSandbox(
        services.address,
        language,
        inTab ? await openServicesInTab(context, services.address) : undefined,
      ),
    ),
  texts: async ({ language }, use) => use(await textsOf(language)),
  app: async ({ page, sandbox, texts, language, textSize, serviceWorkers }, use) =>
    use(createApp(page, sandbox, texts, { language, textSize, hasWorker: serviceWorkers === 'allow' })),
  panel: async ({ page, texts, sandbox }, use) => use(createTestPanel(page, texts, sandbox)),
  pageErrors: [
    async ({ page }, use) => {
      const pageErrors = listenForPageErrors(page);
      await use(pageErrors);
      pageErrors.check();
    },
    { auto: true },
  ],
  ledgerHolds: [
    async ({ sandbox }, use) => {
      await use();
      expect(await sandbox.ledgerCheck()).toMatchObject({ ok: true, broken: [], sum: '0.00' });
    },
    { auto: true },
  ],
});

/** Reset this worker's world to the seed, after a journey that changed it for everybody. */
export async function renewWorld({ page, services }: { page: Page; services: TestServices }): Promise<void> {
  // Leave the page, because its calls would fail during the reset.
  await page.goto(EMPTY);
  await services.renew();
}

export { expect };
