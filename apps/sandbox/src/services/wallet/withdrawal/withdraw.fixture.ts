import { withdrawalDetail } from '@paydirt/contract/wallet/withdrawal';
import { addDays, addMs, dayOf, HOUR_MS, startOfDay, weekday } from '@paydirt/domain';

import { markVerified } from '../../../testing/mark-verified.ts';
import type { Services, TestMember } from '../../../testing/with-services.ts';

/** Fund password of every member in these tests. */
export const FUND_PASSWORD = '271828';

/** Member with play money, a fund password and destinations. */
export interface Withdrawer extends TestMember {
  readonly addressId: string;
  readonly bankId: string;
}

let accounts = 0;

/**
 * Give a member a fund password and destinations, directly in the database.
 *
 * @param to Destination of payouts. A count is appended to the account's number, because a database can have
 * each account only once.
 */
export async function bind(
  { database, ports }: Services,
  member: TestMember,
  { address, account }: { readonly address: string; readonly account: string },
): Promise<Withdrawer> {
  const addressId = ports.newId('adr');
  const bankId = ports.newId('bnk');
  accounts += 1;
  await database.query(`update member set fund_password_hash = $2 where id = $1`, [
    member.id,
    await ports.hashPassword(FUND_PASSWORD),
  ]);
  await database.query(
    `insert into wallet_address (id, member_id, chain, currency, address, label, created_at)
     values ($1, $2, 'BEP20', 'USDT', $3, 'Mine', now())`,
    [addressId, member.id, address],
  );
  await database.query(
    `insert into bank_card (id, member_id, bank_id, payee_name, account, ifsc, created_at)
     values ($1, $2, 'nugget', 'Mara Okafor', $3, 'NUGT0TEST01', now())`,
    [bankId, member.id, `${account}${String(accounts).padStart(4, '0')}`],
  );
  await markVerified(database, member.id);
  return { ...member, addressId, bankId };
}

/** Move the test clock forward to an hour of the next given day of the week, 1 (Monday) to 7 (Sunday). */
export async function advanceTo(
  services: Services,
  day: 1 | 2 | 3 | 4 | 5 | 6 | 7,
  hour: number,
): Promise<void> {
  const now = await services.now();
  const today = dayOf(now);
  const ahead = (day - weekday(today) + 7) % 7 || 7;
  await services.advance(addMs(startOfDay(addDays(today, ahead)), hour * HOUR_MS) - now);
}

/** Read a withdrawal through the services. */
export const readWithdrawal = (services: Services, { token }: TestMember, id: string) =>
  services.call(withdrawalDetail, { id }, { token });
