import type { FieldReason } from '@paydirt/contract';
import {
  createWalletAddress,
  deleteWalletAddress,
  type WalletAddress,
  walletAddresses,
} from '@paydirt/contract/wallet/wallet-address';
import {
  type Chain,
  checkAddress,
  checkAddressLabel,
  CURRENCY,
  type EpochMs,
  err,
  isChain,
  ok,
  type Result,
  toIso,
} from '@paydirt/domain';

import { implement, type MemberContext, type Refusal } from '../../../operation/operation.ts';
import { hasRoom } from '../../assets/book-room.ts';

interface AddressRow {
  readonly id: string;
  readonly chain: Chain;
  readonly address: string;
  readonly label: string;
  readonly created_at: EpochMs;
}

interface AddressForm {
  readonly chain: string;
  readonly currency: string;
  readonly address: string;
  readonly label: string;
}

type CheckedAddress = Pick<AddressRow, 'chain' | 'address' | 'label'>;

const toAddress = (row: AddressRow): WalletAddress => ({
  id: row.id,
  chain: row.chain,
  currency: CURRENCY,
  address: row.address,
  label: row.label,
  createTime: toIso(row.created_at),
});

/** Check the entered fields, all at once: chain first, then currency and address by chain (PRODUCT 6). */
function checkForm(input: AddressForm): Result<CheckedAddress, Refusal> {
  const label = checkAddressLabel(input.label);
  const chain = isChain(input.chain) ? input.chain : null;
  const address = checkAddress(input.address, chain);
  const fields: Record<string, FieldReason> = {};
  if (chain === null) fields.chain = input.chain === '' ? 'chain_required' : 'malformed';
  if (input.currency !== CURRENCY) fields.currency = input.currency === '' ? 'required' : 'malformed';
  if (!address.ok && address.error !== 'chain_required') fields.address = address.error;
  if (!label.ok) fields.label = label.error;
  if (chain === null || !address.ok || !label.ok || Object.keys(fields).length > 0)
    return err({ error: 'invalid_input', data: { fields } });
  return ok({ chain, address: address.value, label: label.value });
}

/**
 * Refuse an address that is bound already, without naming its member, and the member's own recharge
 * addresses. On chains whose addresses are hexadecimal, case does not distinguish them. The member's own with
 * the same label is returned: the form is sent again after a lost answer.
 */
async function claimAddress(
  { sql, memberId }: MemberContext,
  { chain, address, label }: CheckedAddress,
): Promise<Result<AddressRow | null, Refusal>> {
  await sql.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
    `wallet-address:${address.toLowerCase()}`,
  ]);
  const own = await sql.query(`select from recharge where member_id = $1 and address = $2`, [
    memberId,
    address,
  ]);
  if (own.length > 0)
    return err({ error: 'invalid_input', data: { fields: { address: 'own_recharge_address' } } });
  const holders = await sql.query<AddressRow & { member_id: string }>(
    `select * from wallet_address where chain = $1 and deleted_at is null
       and (address = $2 or chain <> 'TRC20' and lower(address) = lower($2))`,
    [chain, address],
  );
  const bound = holders.find((holder) => holder.member_id === memberId);
  if (bound)
    return bound.address === address && bound.label === label ? ok(bound) : err({ error: 'already_bound' });
  return chain === 'TRC20' && holders.length > 0 ? err({ error: 'bound_elsewhere' }) : ok(null);
}

/** Addresses in the address book, newest first. */
export const walletAddressesOperation = implement(walletAddresses, async ({ sql, memberId }) => {
  const rows = await sql.query<AddressRow>(
    `select * from wallet_address where member_id = $1 and deleted_at is null order by seq desc`,
    [memberId],
  );
  return ok({ data: rows.map(toAddress) });
});

/** Add an address. It is validated as entered, and nothing is ever sent there (H2). */
export const createWalletAddressOperation = implement(createWalletAddress, async (context, input) => {
  const { sql, memberId, now, ports } = context;
  const checked = checkForm(input);
  if (!checked.ok) return checked;
  const room = await hasRoom(context, 'wallet_address');
  const bound = await claimAddress(context, checked.value);
  if (!bound.ok) return bound;
  if (bound.value) return ok({ data: toAddress(bound.value) });
  if (!room) return err({ error: 'invalid_input', data: { fields: { address: 'too_many' } } });
  const { chain, address, label } = checked.value;
  const row: AddressRow = { id: ports.newId('wad'), chain, address, label, created_at: now };
  await sql.query(
    `insert into wallet_address (id, member_id, chain, currency, address, label, created_at)
     values ($1, $2, $3, 'USDT', $4, $5, $6)`,
    [row.id, memberId, chain, address, label, new Date(now)],
  );
  return ok({ data: toAddress(row) });
});

/** Remove an address from the address book; pending withdrawals keep it. */
export const deleteWalletAddressOperation = implement(
  deleteWalletAddress,
  async ({ sql, memberId, now }, { id }) => {
    const [deleted] = await sql.query(
      `update wallet_address set deleted_at = $3
       where id = $1 and member_id = $2 and deleted_at is null returning id`,
      [id, memberId, new Date(now)],
    );
    return deleted ? ok({ data: null }) : err({ error: 'not_found' });
  },
);
