import { records } from '@paydirt/contract/wallet/records';
import type { Locator, Page } from '@playwright/test';

import type { NewMember } from './sandbox.ts';
import type { Texts } from './texts.ts';

/** Count a member's records of a kind, as the services list them. */
export const recordsOfKind =
  (kind: string) =>
  async ({ client }: Pick<NewMember, 'client'>): Promise<number> =>
    (await client.call(records, { kind, pageNum: 1, pageSize: 20 })).data.total;

/** The buttons that ask for the outcome of a request. */
export const checkButton = (part: Page | Locator, { t }: Texts): Locator =>
  part.getByRole('button', { name: t('common.unanswered.check') });

/** The buttons that give up a request without an answer. */
export const giveUpButton = (part: Page | Locator, { t }: Texts): Locator =>
  part.getByRole('button', { name: t('common.unanswered.giveUp') });

/**
 * Lose the answer to a request, once. The services execute the request, unless `late`: then it does not reach
 * them. Returns a function that lists the key and the body of each request sent.
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
