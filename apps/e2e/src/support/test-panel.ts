import { HOUR_MS } from '@paydirt/domain';
import { expect, type Locator, type Page } from '@playwright/test';

import { type PanelTab, panelStepsOf } from './panel-steps.ts';
import type { Sandbox } from './sandbox.ts';
import type { Texts } from './texts.ts';
import { anyOf, patternOf } from './text-patterns.ts';

/** Longest wait for a step of the clock, far above what a busy machine needs. */
export const MOVED_WITHIN_MS = 60_000;

/** A way to break things that the test panel offers. */
export type Breaking = 'slow' | 'offline' | 'unauthorized' | 'serverError' | 'badAnswer' | 'none';

/** The test panel, operated on the screen as a person would. */
export interface TestPanel {
  /** Open the panel at a tab, the clock's unless another is named. */
  readonly open: (tab?: PanelTab) => Promise<Locator>;
  readonly close: () => Promise<void>;
  /** Move the test clock with one of its buttons; the receipt of a day is closed. */
  readonly move: (step: 'plusHour' | 'plusDay' | 'plusMonth') => Promise<void>;
  /** Read the newest code that was sent to an address. */
  readonly codeFor: (to: string) => Promise<string>;
  /** Read the first public invitation code. */
  readonly invitationCode: () => Promise<string>;
  /** Take play USDT from the faucet; the account is filled in. */
  readonly takeFromFaucet: (amount: string) => Promise<void>;
  readonly break: (what: Breaking) => Promise<void>;
}

/** Drive the test panel of a page. Each action opens it and closes it again. */
export function createTestPanel(
  page: Page,
  texts: Texts,
  sandbox: Pick<Sandbox, 'codeFor' | 'now'>,
): TestPanel {
  const { panel, part, receipt, closeButton, ...steps } = panelStepsOf(page, texts);
  const { t } = texts;
  const messages = page.getByRole('region', { name: t('shell.messages'), exact: true });

  async function open(tab: PanelTab = 'time') {
    await steps.open(tab);
    return panel;
  }

  async function close() {
    await expect(async () => {
      // A message that appears above moves the button, so that a click may miss it: retry.
      if (await panel.isVisible()) await closeButton.click({ timeout: 2000 });
      await expect(panel).toBeHidden({ timeout: 2000 });
    }).toPass();
  }

  return {
    open,
    close,
    async move(step) {
      if (step === 'plusDay') {
        await steps.passDay();
        await expect(receipt).toBeVisible({ timeout: MOVED_WITHIN_MS });
        await expect(async () => {
          // The first Escape ends the animation, the second closes the receipt.
          await page.keyboard.press('Escape');
          await expect(receipt).toBeHidden({ timeout: 1000 });
        }).toPass();
        return;
      }
      await open();
      const button = panel.getByRole('button', { name: t(`test.clock.${step}`), exact: true });
      const before = Date.parse(await sandbox.now());
      await button.click();
      await expect
        .poll(async () => Date.parse(await sandbox.now()) - before, { timeout: MOVED_WITHIN_MS })
        .toBeGreaterThan(HOUR_MS / 2);
      // The move continues until all due jobs are done.
      await expect(button).not.toHaveAttribute('aria-disabled', 'true', { timeout: MOVED_WITHIN_MS });
      await close();
    },
    async codeFor(to) {
      await open();
      const sent = anyOf([t('test.outbox.sms', { to }), t('test.outbox.email', { to })]);
      const newest = panel.getByRole('button').filter({ hasText: sent }).first();
      let code = '';
      // A panel that is opened again shows its old list first, and the newest code after the services have
      // answered: retry.
      await expect(async () => {
        code = await sandbox.codeFor(to);
        await expect(newest).toContainText(code, { timeout: 4000 });
      }).toPass();
      await close();
      return code;
    },
    async invitationCode() {
      await open('accounts');
      const code = await part(t('test.invitations.title')).getByRole('button').first().innerText();
      await close();
      return code.trim();
    },
    async takeFromFaucet(amount) {
      await open('money');
      await steps.askFaucet(amount);
      await expect(messages).toContainText(
        patternOf(t('test.faucet.granted', { amount: '…', available: '…' })),
      );
      await close();
    },
    async break(what) {
      await open('world');
      await panel.getByRole('radio', { name: t(`test.breaking.${what}`), exact: true }).check();
      await close();
    },
  };
}
