import type { Client } from '@paydirt/contract';
import { type MoneyAccount, moneyAccount, moneyReport } from '@paydirt/contract/wallet/money';
import { type Money, parseMoney, unwrap, usdt } from '@paydirt/domain';

import { expect, test } from '../support/harness.ts';
import { patternOf } from '../support/text-patterns.ts';

test.describe.configure({ retries: 0 });

const minor = (decimal: string) => unwrap(parseMoney(decimal, 'USDT')).minor;

type Entry = MoneyAccount['entries'][number];

/** Every entry on one of the operator's accounts, from the newest to the first. */
async function journalOf(
  client: Client,
  account: MoneyAccount['account'],
  productId?: string,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let entryId: string | undefined; ;) {
    const { data } = await client.call(moneyAccount, { account, productId, entryId });
    entries.push(...data.entries);
    if (data.older === null) return entries;
    entryId = data.older;
  }
}

const sumOf = (entries: readonly Entry[], of: (entry: Entry) => boolean = () => true): Money =>
  usdt(entries.filter(of).reduce((sum, { amount }) => sum + minor(amount), 0n));

test(
  'the page shows the sums of the raw journal',
  { tag: '@tab-extra' },
  async ({ app, page, sandbox, texts }) => {
    const { t, format } = texts;
    const member = await app.arriveNew('250');
    await sandbox.buy(member, 'trommel');
    await sandbox.moveClock({ days: 2 });

    await app.open('/index/money');
    await app.expectPage(t('money.title'));
    const { data: report } = await member.client.call(moneyReport, {});
    const bare = (money: Money) => format.money(money, 'balance').replace(/\s*USDT$/, '');

    const custody = sumOf(await journalOf(member.client, 'custody'));
    await expect(page.getByText(t('money.verdict.whole'))).toBeVisible();
    expect(minor(report.deposits.total)).toBe(-custody.minor);
    await expect(page.getByText(bare(usdt(-custody.minor))).first()).toBeVisible();

    const revenue = await Promise.all(
      report.accounts.flatMap(({ account, productId }) =>
        account === 'machine_revenue' ? [journalOf(member.client, account, productId ?? undefined)] : [],
      ),
    );
    const earned = sumOf(revenue.flat(), ({ kind }) => kind === 'machine_output');
    const paid = sumOf(revenue.flat(), ({ kind }) => kind === 'income_accrual');
    expect(minor(report.ever.earned)).toBe(earned.minor);
    expect(minor(report.ever.paid)).toBe(-paid.minor);

    const budget = await journalOf(member.client, 'promotion_budget');
    const allocated = sumOf(budget, ({ kind }) => kind === 'promotion_allocation');
    expect(minor(report.ever.allocated)).toBe(allocated.minor);
    const verdict = page.getByRole('listitem').filter({ hasText: t('money.verdict.budget') });
    await expect(verdict).toContainText(bare(sumOf(budget)));
    const put = page
      .getByRole('row')
      .filter({ hasText: t('money.flow.bonuses') })
      .last();
    await expect(put).toContainText(bare(allocated));
  },
);

test('a member checks on their own device that their balance is in the total', async ({
  app,
  page,
  texts,
}) => {
  const { t, format } = texts;
  await app.arriveNew('123.45');
  await app.open('/index/money?tab=proof');
  await app.expectPage(t('money.title'));
  await page.getByRole('button', { name: t('money.proof.check') }).click();
  await expect(page.getByText(t('money.proof.valid'))).toBeVisible();

  await test.step('and is told when the published total differs', async () => {
    await page.route('**/money/proof', async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: { root: { sum: string } } };
      answer.data.root.sum = '1.00';
      await route.fulfill({ json: answer, headers: { 'X-Paydirt-Mode': 'test' } });
    });
    await page.getByRole('button', { name: t('money.proof.again') }).click();
    const shown = format.money(usdt(1_000_000n), 'exact');
    await expect(
      page.getByText(patternOf(t('money.proof.wrongSum', { computed: '…', published: shown }))),
    ).toBeVisible();
  });
});

test('one tap at the top of the page starts an attempt to cheat, and a changed cent is caught', async ({
  app,
  page,
  texts,
}) => {
  const { t } = texts;
  await app.arriveNew('123.45');
  await app.open('/index/money');
  await app.expectPage(t('money.title'));
  await expect(page.getByText(t('money.verdict.whole'))).toBeVisible();
  const cheat = page.getByRole('link', { name: t('common.tryToCheat') });
  await expect(cheat).toBeInViewport();
  await cheat.click();
  await expect.poll(app.address).toBe('/index/money?tab=proof&cheat=1');
  await expect(page.getByText(t('money.verdict.whole'))).toBeHidden();
  await page.getByRole('button', { name: t('money.proof.more', { what: t('money.proof.leaf') }) }).click();
  await expect(page.getByText(t('money.proof.caught'))).toBeVisible();
  await expect(page.getByText(t('money.proof.broken')).first()).toBeVisible();
  await page.getByRole('button', { name: t('money.proof.putBack') }).click();
  await expect(page.getByText(t('money.proof.valid'))).toBeVisible();
});

/** Screens of a phone that the flows of the money may take. */
const SCREENS_AT_MOST = 2.5;

test.describe('in Tamil, on a phone', () => {
  test.use({ language: 'ta-IN', viewport: { width: 360, height: 740 } });

  test('the money flows take at most two and a half screens', async ({ app, page, texts }) => {
    await app.arriveAs('with_leases');
    await app.open('/index/money');
    await app.expectPage(texts.t('money.title'));
    await expect(page.getByRole('tab', { name: texts.t('money.tabs.flows'), selected: true })).toBeVisible();
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    expect(screens).toBeLessThanOrEqual(SCREENS_AT_MOST);
  });
});
