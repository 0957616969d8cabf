import { records } from '@paydirt/contract/wallet/records';
import type { Locator, Page } from '@playwright/test';

import type { NewMember } from './sandbox.ts';
import type { Texts } from './texts.ts';

/** Count a member's records of a kind, by the services. */
export const recordsOfKind =
  (kind: string) =>
  async ({ client }: Pick<NewMember, 'client'>): Promise<number> =>
    (await client.call(records, { kind, pageNum: 1, pageSize: 20 })).data.total;

/** The buttons that ask for the outcome of a request. */
export const checkButton = (part: Page | Locator, { t }: Texts): Locator =>
  part.getByRole('button', { name: t('common.unanswered.check') });

/** The buttons that give something up. */
export const giveUpButton = (part: Page | Locator, { t }: Texts): Locator =>
  part.getByRole('button', { name: t('common.unanswered.giveUp') });

/**
 * Lose the answer to a request, once: it reaches the services, or not, if it is to be `late`. Returns what was sent,
 * as key and contents.
 */
export async function loseAnswerTo(
  page: Page,
  path: string,
  { late = false } = {},
): Promise<() => readonly string[]> {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const { 'idempotency-key': key } = request.headers();
    if (pathname.endsWith(path) && key !== undefined) sent.push(`${key} ${request.postData() ?? ''}`);
  });
  let lost = false;
  await page.route(`**/${path}`, async (route) => {
    if (lost || route.request().headers()['idempotency-key'] === undefined) {
      await route.continue();
      return;
    }
    lost = true;
    if (!late) await route.fetch();
    await route.abort('connectionreset');
  });
  return () => sent;
}
