import { addMs, CURRENCY, HOUR_MS, MINUTE_MS, TEST_BANKS } from '@paydirt/domain';

import { modifyBankCardOperation } from '../services/assets/bank.ts';
import { confirmDepositOperation } from '../services/sandbox/deposit.ts';
import { createWalletAddressOperation } from '../services/wallet/withdrawal/address.ts';
import { addRechargeOperation } from '../services/wallet/recharge/recharge.ts';
import { createWithdrawalOperation } from '../services/wallet/withdrawal/withdraw-create.ts';
import { must, type PastWorld } from './past-world.ts';
import { PEOPLE, type PersonKey } from '../people/people.ts';
import { amount } from './products.ts';
import { BANK_ACCOUNTS, RECHARGES, WALLET_ADDRESSES, WITHDRAWALS } from './wallet-trade.ts';

function planAddresses(world: PastWorld): ReadonlyMap<PersonKey, string> {
  const ids = new Map<PersonKey, string>();
  for (const { who, daysAgo, chain, address, label } of WALLET_ADDRESSES) {
    world.plan(world.at(daysAgo, 13, 5), async () => {
      const input = { chain, currency: CURRENCY, address, label };
      const written = must(await createWalletAddressOperation.handle(world.member(who), input));
      ids.set(who, (written as { readonly id: string }).id);
    });
  }
  return ids;
}

function planBankAccounts(world: PastWorld): ReadonlyMap<PersonKey, string> {
  const ids = new Map<PersonKey, string>();
  for (const { who, daysAgo, bank, account } of BANK_ACCOUNTS) {
    world.plan(world.at(daysAgo, 13, 20), async () => {
      const { id: bankId, ifsc } = TEST_BANKS[bank];
      const input = { bankId, payeeName: PEOPLE[who].name, account, ifsc };
      const written = must(await modifyBankCardOperation.handle(world.member(who), input));
      ids.set(who, (written as { readonly id: string }).id);
    });
  }
  return ids;
}

function planRecharges(world: PastWorld): void {
  for (const { who, daysAgo, usdt } of RECHARGES) {
    const begins = world.at(daysAgo, 14, 10);
    let id = '';
    world.plan(begins, async () => {
      const begun = must(
        await addRechargeOperation.handle(world.member(who), { channel: 'usdt', amount: usdt }),
      );
      ({ id } = begun as { readonly id: string });
    });
    world.plan(addMs(begins, 3 * MINUTE_MS), async () => {
      must(await confirmDepositOperation.handle(world.visitor(), { id }));
    });
  }
}

/** Plan that people bind destinations, recharge and withdraw. */
export function planWallets(world: PastWorld): void {
  const addresses = planAddresses(world);
  const accounts = planBankAccounts(world);
  planRecharges(world);
  for (const { who, daysAgo, channel, usdt } of WITHDRAWALS) {
    world.plan(addMs(world.at(daysAgo, 14), HOUR_MS), async () => {
      const id = (channel === 'usdt' ? addresses : accounts).get(who);
      if (id === undefined) throw new Error(`seed: ${who} has nowhere to withdraw to`);
      must(
        // The fund password's check, which runs before the transaction, is left out, because the seed knows
        // the password.
        await createWithdrawalOperation.handle(
          world.member(who),
          { channel, amount: usdt, ...(channel === 'usdt' ? { addressId: id } : { bankId: id }) },
          {
            amount: amount(usdt),
            destination: { id, account: destinationOf(who, channel) },
            fundPasswordHash: null,
          },
        ),
      );
    });
  }
}

function destinationOf(who: PersonKey, channel: 'usdt' | 'cash'): string {
  const bound =
    channel === 'usdt'
      ? WALLET_ADDRESSES.find((row) => row.who === who)?.address
      : BANK_ACCOUNTS.find((row) => row.who === who)?.account;
  if (bound === undefined) throw new Error(`seed: ${who} has nothing bound`);
  return bound;
}
