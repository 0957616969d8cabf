import type { Locator, Page } from '@playwright/test';

import { clickPastGuard } from './click-past-guard.ts';
import { expect, test } from './harness.ts';
import { checkButton, loseAnswerTo } from './lost-answer.ts';
import { CUT } from './page-errors.ts';
import type { NewMember, Sandbox } from './sandbox.ts';
import { createTestPanel, type TestPanel } from './test-panel.ts';
import type { Texts } from './texts.ts';

export interface Surroundings {
  readonly member: NewMember;
  readonly sandbox: Sandbox;
  readonly panel: TestPanel;
  readonly texts: Texts;
}

/** A call that moves money, as a person makes it. */
export interface MoneyCall {
  readonly name: string;
  /** End of its path. */
  readonly path: string;
  /** Prepare what it needs, and return where it is made; left out, it is a call of the test panel. */
  readonly prepare?: (surroundings: Surroundings) => Promise<string>;
  readonly send: (page: Page, surroundings: Surroundings) => Promise<void>;
  /** Go to where the confirmed request is shown, after a reload, and type secrets again. */
  readonly look?: (page: Page, surroundings: Surroundings) => Promise<void>;
  /** The confirmed terms as the page shows them. */
  readonly confirmed?: (page: Page, surroundings: Surroundings) => Locator;
  /** The part of the test panel with the button that asks again; left out, the page has it. */
  readonly panelPart?: 'test.faucet.title' | 'test.budget.title' | 'test.topUp.title';
  readonly outcome: (page: Page, surroundings: Surroundings) => Locator;
  /** Count that grows by one each time it happens, by the services. */
  readonly happened: (surroundings: Surroundings) => Promise<number>;
}

/** A part of the test panel. */
export const partOf = (page: Page, title: string) =>
  page.getByRole('dialog').getByRole('region', { name: title, exact: true });

/** Lose the answers to calls of one page: each is offered until it is sent again, unchanged, and happens once. */
export function testLostAnswers(...calls: readonly MoneyCall[]): void {
  const names = calls.map(({ name }) => name).join(', ');
  test(`${names}: the answer is lost, it happens once, and what was confirmed is shown`, async ({
    app,
    pageErrors,
    context,
    page,
    panel,
    sandbox,
    texts,
  }) => {
    pageErrors.expect(CUT);
    const member = await app.arriveNew('300');
    const surroundings = { member, sandbox, panel, texts };
    const unanswered = (tab: Page | Locator) => tab.getByText(texts.t('common.unanswered.text'));

    /** Where a call is offered, in a tab; the test panel is opened for it. */
    async function placeOf(tab: Page, { panelPart }: MoneyCall): Promise<Page | Locator> {
      if (panelPart === undefined) return tab;
      await createTestPanel(tab, texts, sandbox).open('money');
      return partOf(tab, texts.t(panelPart));
    }

    async function expectOffered(tab: Page) {
      for (const call of calls) await expect(unanswered(await placeOf(tab, call)).first()).toBeVisible();
    }

    async function expectConfirmed() {
      for (const { confirmed } of calls)
        if (confirmed) await expect(confirmed(page, surroundings).first()).toBeVisible();
    }

    let route = '/mine';
    for (const { prepare } of calls) if (prepare) route = await prepare(surroundings);
    const sent = await Promise.all(calls.map(({ path }) => loseAnswerTo(page, path)));
    // The websocket is the shell's last background request, and would fail after the network is cut: wait for
    // it.
    const connected = page.waitForEvent('websocket');
    await app.open(route);
    await connected;
    for (const call of calls) {
      const before = await call.happened(surroundings);
      await call.send(page, surroundings);
      await expect(unanswered(await placeOf(page, call)).first()).toBeVisible();
      expect((await call.happened(surroundings)) - before).toBe(1);
    }
    await expectConfirmed();

    await test.step('everything is fetched again when the network is back', async () => {
      await context.setOffline(true);
      await context.setOffline(false);
      await expectOffered(page);
      await expectConfirmed();
    });

    const other = await context.newPage();
    await test.step('another tab offers it, and nothing else of its kind', async () => {
      await other.goto(`${sandbox.address}/#${route}`);
      await expectOffered(other);
    });

    await test.step('a reload finds it', async () => {
      await page.reload();
      await expectOffered(page);
      for (const { look } of calls) await look?.(page, surroundings);
      await expectConfirmed();
    });

    for (const [index, call] of calls.entries()) {
      const before = await call.happened(surroundings);
      const button = checkButton(await placeOf(page, call), texts).last();
      await clickPastGuard(button, call.outcome(page, surroundings).first());
      // Another part of the page may show the outcome before the request is sent again.
      await expect.poll(() => sent[index]?.().length).toBeGreaterThan(1);
      expect(new Set(sent[index]?.()).size, 'sent byte for byte').toBe(1);
      expect(await call.happened(surroundings)).toBe(before);
    }
    for (const tab of [page, other]) {
      await expect(checkButton(tab, texts)).toHaveCount(0);
      await expect(unanswered(tab)).toHaveCount(0);
    }
  });
}
