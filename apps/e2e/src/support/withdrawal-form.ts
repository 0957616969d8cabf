import { sendFundPasswordCode, updateFundPassword } from '@paydirt/contract/account/fund-password';
import { sendVerifyCode, verify } from '@paydirt/contract/account/security';
import { balance } from '@paydirt/contract/wallet/balance';
import { modifyBankCard } from '@paydirt/contract/wallet/bank-card';
import { createWalletAddress } from '@paydirt/contract/wallet/wallet-address';
import {
  addDays,
  addMs,
  dayOf,
  fromIso,
  HOUR_MS,
  MINUTE_MS,
  parseMoney,
  startOfDay,
  unwrap,
  weekday,
} from '@paydirt/domain';
import type { Locator } from '@playwright/test';

import type { NewMember, Sandbox } from './sandbox.ts';
import type { Screen, ScreenPart } from './screen.ts';
import type { Texts } from './texts.ts';

/** A fund password that passes the check for easy ones. */
export const FUND_PASSWORD = '602214';

/** The form of a withdrawal, by its labels. */
export interface WithdrawForm<Part = Locator> {
  readonly amount: Part;
  /** The only address or account, already selected. */
  readonly destination: (name: string) => Part;
  readonly fundPassword: Part;
  readonly review: Part;
  /** Fill the form, and open the confirmation. */
  readonly fillAndReview: (amount: string, fundPassword?: string) => Promise<void>;
  /** The confirmation of an amount, and the button that sends it. */
  readonly confirmation: (amount: string) => Part;
  readonly send: (amount: string) => Part;
  readonly receipt: Part;
}

/** Drive the form of a withdrawal. */
export function withdrawFormOf<Part extends ScreenPart<Part>>(
  page: Screen<Part>,
  { t, format }: Texts,
): WithdrawForm<Part> {
  const money = (amount: string) => format.money(unwrap(parseMoney(amount, 'USDT')), 'balance');
  const confirmation = (typed: string) =>
    page.getByRole('dialog', { name: t('withdraw.confirm.title', { amount: money(typed) }) });
  const amount = page.getByRole('textbox', { name: t('withdraw.form.amount'), exact: true });
  const fundPassword = page.getByLabel(t('destinations.title.fundPassword'), { exact: true });
  const review = page.locator('form').locator('button[type=submit]');
  return {
    amount,
    destination: (name) => page.locator('form').getByText(name, { exact: true }),
    fundPassword,
    review,
    async fillAndReview(typed, password = FUND_PASSWORD) {
      await amount.fill(typed);
      await fundPassword.fill(password);
      await review.click();
    },
    confirmation,
    send: (typed) =>
      confirmation(typed).getByRole('button', {
        name: t('withdraw.confirm.send', { amount: money(typed) }),
      }),
    receipt: page.getByRole('dialog', { name: t('withdraw.receipt.title') }),
  };
}

/** Move the test clock on to noon of the next such day of the week, 1 (Monday) to 7 (Sunday). */
export async function advanceToNoonOf(sandbox: Sandbox, day: 1 | 2 | 3 | 4 | 5 | 6 | 7): Promise<void> {
  const today = dayOf(unwrap(fromIso(await sandbox.now())));
  await advanceToNoon(sandbox, (day - weekday(today) + 7) % 7 || 7);
}

/** Move the test clock on to noon, a number of days ahead. */
export async function advanceToNoon(sandbox: Sandbox, daysAhead: number): Promise<void> {
  const now = unwrap(fromIso(await sandbox.now()));
  const noon = addMs(startOfDay(addDays(dayOf(now), daysAhead)), 12 * HOUR_MS);
  await sandbox.moveClock({ minutes: Math.ceil((noon - now) / MINUTE_MS) });
}

/** Confirm by a code who this is, as the first withdrawal to a new place asks for. */
export async function confirmIdentity(
  sandbox: Sandbox,
  { client, phone }: Pick<NewMember, 'client' | 'phone'>,
): Promise<void> {
  await client.call(sendVerifyCode, { channel: 'sms' });
  await client.call(verify, { code: await sandbox.codeFor(phone) });
}

/** Give a member a fund password, an address and a bank card, from another device. */
export async function bindAll(
  sandbox: Sandbox,
  { client, phone }: NewMember,
  { address = 'test1succeedslater', account = '1000000002' } = {},
): Promise<void> {
  await client.call(sendFundPasswordCode, { channel: 'sms' });
  const code = await sandbox.codeFor(phone);
  await client.call(updateFundPassword, {
    code,
    password: FUND_PASSWORD,
    confirmPassword: FUND_PASSWORD,
  });
  await confirmIdentity(sandbox, { client, phone });
  await client.call(createWalletAddress, { chain: 'BEP20', currency: 'USDT', address, label: 'Savings' });
  await client.call(modifyBankCard, {
    bankId: 'sluice',
    payeeName: 'Asha Verma',
    // The account ends with digits of the member's phone, because it can be bound to one member only.
    account: `${account}${phone.slice(-6)}`,
    ifsc: 'SLCE0TEST02',
  });
}

/** Ask the services for a member's balances. */
export async function holdings({ client }: Pick<NewMember, 'client'>) {
  const { data } = await client.call(balance, {});
  return { available: data.available, withdrawing: data.withdrawing };
}
