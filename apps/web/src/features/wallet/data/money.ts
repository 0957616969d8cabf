import { CallError, type Client, type InputOf } from '@paydirt/contract';
import { ledgerCheck } from '@paydirt/contract/sandbox/world';
import { balance } from '@paydirt/contract/wallet/balance';
import { moneyAccount, type MoneyProof, moneyProof, moneyReport } from '@paydirt/contract/wallet/money';
import { type VerifiedProof, verifyProof } from '@paydirt/domain/proof/merkle';
import { fromHex, unsignedBytes } from '@paydirt/domain/proof/merkle-bytes';
import { useCallback, useState } from 'react';

import { useClient, useMember } from '../../../platform/hooks.tsx';
import { useCall } from '../../../platform/data/use-call.ts';
import { moneyOf } from '../../../platform/data/wire.ts';

/** Read the money report of some days. */
export const useMoneyReport = (days: InputOf<typeof moneyReport>) =>
  useCall(moneyReport, days, { keepPrevious: 'loading' });

/** Read one of the operator's accounts; null makes no request. */
export const useMoneyAccount = (input: InputOf<typeof moneyAccount> | null) => useCall(moneyAccount, input);

/** The state of a check that the member starts, and that may fail. */
export type CheckState<T> =
  | { readonly status: 'open' | 'checking' }
  | { readonly status: 'done'; readonly value: T }
  | { readonly status: 'failed'; readonly error: unknown };

function useCheck<T>(run: () => Promise<T>): { checkState: CheckState<T>; start: () => Promise<void> } {
  const [checkState, setCheckState] = useState<CheckState<T>>({ status: 'open' });
  const start = useCallback(async () => {
    setCheckState({ status: 'checking' });
    try {
      setCheckState({ status: 'done', value: await run() });
    } catch (error) {
      setCheckState({ status: 'failed', error });
    }
  }, [run]);
  return { checkState, start };
}

/** Check the ledger, on request. */
export function useLedgerCheck() {
  const client = useClient();
  return useCheck(useCallback(async () => (await client.call(ledgerCheck, {})).data, [client]));
}

/** The result of checking a proof on this device. */
export interface CheckedProof {
  readonly proof: MoneyProof;
  readonly known: KnownSums;
  readonly followed: VerifiedProof;
  /** `balance`, `total`: the proof is sound, and about another balance than the member has, or another total. */
  readonly failure: VerifiedProof['failure'] | 'balance' | 'total';
}

/** Sums that other calls give for the same moment, in micro-USDT. */
interface KnownSums {
  /** The member's balance. */
  readonly held: bigint;
  /** Published total of all deposits. */
  readonly published: bigint;
}

async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  // Browsers provide `subtle` only in a secure context: over https or from this device.
  if (globalThis.crypto.subtle === undefined)
    return (await import('@paydirt/domain/proof/sha256')).sha256(bytes);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)));
}

/** A hash as the wire has it; the call's schema has checked its form. */
const bytesOf = (hex: string) => fromHex(hex) ?? unsignedBytes(0n, 32);
const nodeOf = ({ hash, sum }: MoneyProof['root'] | MoneyProof['path'][number]) => ({
  hash: bytesOf(hash),
  sum: moneyOf(sum).minor,
});

/** Check a proof against this device's own data about its member; nothing in the proof is trusted. */
export async function checkProof(
  proof: MoneyProof,
  memberId: string,
  known: KnownSums,
): Promise<CheckedProof> {
  const proved = moneyOf(proof.leaf.balance).minor;
  const root = nodeOf(proof.root);
  const followed = await verifyProof(
    sha256,
    { memberId, salt: bytesOf(proof.leaf.salt), balance: proved },
    { index: proof.leaf.index, siblings: proof.path.map(nodeOf), root: { ...root, count: proof.root.count } },
  );
  const apart = proved === known.held ? (root.sum === known.published ? null : 'total') : 'balance';
  return { proof, known, followed, failure: followed.failure ?? apart };
}

const TRIES = 5;

/**
 * Fetch the proof of the member's own balance, and check it against the published total of the same position of the
 * journal (H7): a proof of another total proves nothing. Throws `unavailable` when money moved between the answers
 * each time.
 */
export async function proveBalance(client: Client, memberId: string): Promise<CheckedProof> {
  for (let left = TRIES - 1; ; left -= 1) {
    // One after the other, because they are compared.
    const { data: proof } = await client.call(moneyProof, {});
    const { data } = await client.call(balance, {});
    const { data: report } = await client.call(moneyReport, {});
    const parts = [data.available, data.receivable, data.arriving, data.withdrawing];
    const held = parts.reduce((sum, part) => sum + moneyOf(part).minor, 0n);
    const checked = await checkProof(proof, memberId, {
      held,
      published: moneyOf(report.deposits.total).minor,
    });
    const { failure } = checked;
    if (failure !== 'balance' && failure !== 'total') return checked;
    if (proof.position.seq === report.position.seq && proof.position.hash === report.position.hash)
      return checked;
    // Money may have moved between the answers.
    if (left === 0) throw new CallError('unavailable', 0, '');
  }
}

/** Check the proof of the member's own balance, on request. */
export function useProofCheck() {
  const client = useClient();
  const memberId = useMember()?.userId ?? '';
  return useCheck(useCallback(() => proveBalance(client, memberId), [client, memberId]));
}
