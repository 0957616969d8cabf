import { expect, type Locator, type Page } from '@playwright/test';

import type { Sandbox } from './sandbox.ts';
import type { Texts } from './texts.ts';
import { anyOf, patternOf } from './text-patterns.ts';

/** A way to break things that the test panel offers. */
export type Breaking = 'slow' | 'offline' | 'unauthorized' | 'serverError' | 'badAnswer' | 'none';

/** The test panel, by hand: everything is done as a person would, on the screen. */
export interface TestPanel {
  readonly open: () => Promise<Locator>;
  readonly close: () => Promise<void>;
  /** Move the test clock with one of its buttons. */
  readonly move: (step: 'plusHour' | 'plusDay' | 'plusMonth') => Promise<void>;
  /** Read the newest code that was sent to somebody. */
  readonly codeFor: (to: string) => Promise<string>;
  /** Read the first public invitation code. */
  readonly invitationCode: () => Promise<string>;
  /** Take play USDT from the faucet; the account is filled in. */
  readonly takeFromFaucet: (amount: string) => Promise<void>;
  readonly break: (what: Breaking) => Promise<void>;
}

/** Drive the test panel of a page. Each deed opens it and closes it again. */
export function createTestPanel(page: Page, { t }: Texts, sandbox: Pick<Sandbox, 'codeFor'>): TestPanel {
  const panel = page.getByRole('dialog', { name: t('test.title') });
  const messages = page.getByRole('region', { name: t('shell.messages'), exact: true });
  const part = (text: string) => panel.locator('section').filter({ hasText: text });

  async function open() {
    // Above a sheet the ribbon takes taps, though a screen reader stays in the sheet.
    const ribbon = page.getByRole('button', { name: t('shell.ribbonOpen'), includeHidden: true });
    if (await panel.isHidden()) await ribbon.click();
    await expect(panel).toBeVisible();
    return panel;
  }

  async function close() {
    const button = panel.getByRole('button', { name: t('common.close'), exact: true });
    await expect(async () => {
      // A receipt that comes from above moves the button, maybe from under the finger: one taps again then.
      if (await panel.isVisible()) await button.click({ timeout: 2000 });
      await expect(panel).toBeHidden({ timeout: 2000 });
    }).toPass();
  }

  return {
    open,
    close,
    async move(step) {
      await open();
      // The toast of the move before may still be there.
      const moved = page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.url().endsWith('/sandbox/clock'),
      );
      await panel.getByRole('button', { name: t(`test.clock.${step}`), exact: true }).click();
      await moved;
      await expect(messages).toContainText(patternOf(t('test.clock.moved', { time: '…' })));
      await close();
    },
    async codeFor(to) {
      await open();
      const sent = anyOf([t('test.outbox.sms', { to }), t('test.outbox.email', { to })]);
      const newest = panel.getByRole('button').filter({ hasText: sent }).first();
      let code = '';
      // Opened again it first shows what it knew, and the newest once the services have answered.
      await expect(async () => {
        code = await sandbox.codeFor(to);
        await expect(newest).toContainText(code, { timeout: 4000 });
      }).toPass();
      await close();
      return code;
    },
    async invitationCode() {
      await open();
      const code = await part(t('test.invitations.text')).getByRole('button').first().innerText();
      await close();
      return code.trim();
    },
    async takeFromFaucet(amount) {
      await open();
      const field = panel.getByLabel(t('test.faucet.amount'));
      await field.fill(amount);
      await part(t('test.faucet.text')).getByRole('button').click();
      await expect(messages).toContainText(
        patternOf(t('test.faucet.granted', { amount: '…', available: '…' })),
      );
      await close();
    },
    async break(what) {
      await open();
      await panel.getByRole('radio', { name: t(`test.breaking.${what}`), exact: true }).check();
      await close();
    },
  };
}
