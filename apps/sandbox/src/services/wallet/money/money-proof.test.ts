import { faucet } from '@paydirt/contract/sandbox/world';
import { balance } from '@paydirt/contract/wallet/balance';
import { moneyProof, type MoneyProof, moneyReport } from '@paydirt/contract/wallet/money';
import { parseMoney, toDecimal, unwrap, usdt } from '@paydirt/domain';
import { verifyProof } from '@paydirt/domain/proof/merkle';
import { fromHex } from '@paydirt/domain/proof/merkle-bytes';
import { describe, expect, test } from 'vitest';

import { memberWith, withSeededServices } from '../../../testing/seeded-services.ts';
import type { TestMember } from '../../../testing/with-services.ts';

const services = withSeededServices();
const minor = (decimal: string) => unwrap(parseMoney(decimal, 'USDT')).minor;

function bytes(hex: string): Uint8Array {
  const read = fromHex(hex);
  if (!read) throw new Error(`not hexadecimal: ${hex}`);
  return read;
}

const node = ({ hash, sum }: { hash: string; sum: string }) => ({ hash: bytes(hash), sum: minor(sum) });

/** Check a proof as a member's device does: with its own data. */
const check = (memberId: string, held: string, proof: MoneyProof) =>
  verifyProof(
    services.ports.sha256,
    { memberId, balance: minor(held), salt: bytes(proof.leaf.salt) },
    {
      index: proof.leaf.index,
      siblings: proof.path.map(node),
      root: { ...node(proof.root), count: proof.root.count },
    },
  );

/** Sum up a member's four accounts; a new member has a free day of income to receive. */
async function heldBy({ token }: TestMember): Promise<string> {
  const { currency: _, ...held } = await services.call(balance, {}, { token });
  return toDecimal(usdt(Object.values(held).reduce((sum, amount) => sum + minor(amount), 0n)));
}

const prove = ({ token }: TestMember) => services.call(moneyProof, {}, { token });

describe('the proof of a balance', () => {
  test('is valid for each of several members, under one root that equals the report’s total', async () => {
    const members = [];
    for (const amount of ['1', '0', '250.12', '10000']) members.push(await memberWith(services, amount));
    const proofs = await Promise.all(members.map(prove));
    expect(new Set(proofs.map(({ root }) => root.hash)).size).toBe(1);
    for (const [i, member] of members.entries()) {
      const proof = proofs[i] as MoneyProof;
      expect((await check(member.id, await heldBy(member), proof)).failure).toBeNull();
      expect((await check(member.id, '0.000001', proof)).failure).not.toBeNull();
      const report = await services.call(moneyReport, {}, { token: member.token });
      expect(report.position).toEqual(proof.position);
      expect(report.deposits.total).toBe(proof.root.sum);
      expect(report.members).toBe(proof.root.count);
    }
  });

  test('follows the journal: later movements are in the next one', async () => {
    const member = await memberWith(services, '5');
    const before = await prove(member);
    expect(await prove(member)).toEqual(before);
    const held = await heldBy(member);
    await services.call(faucet, { phone: member.phone, amount: '7' });
    const after = await prove(member);
    const now = await heldBy(member);
    expect(minor(now)).toBe(minor(held) + 7_000_000n);
    expect(after.leaf.balance).toBe(now);
    expect(after.position.seq).toBe(before.position.seq + 1);
    expect(after.leaf.salt).not.toBe(before.leaf.salt);
    expect((await check(member.id, now, after)).failure).toBeNull();
    expect((await check(member.id, now, before)).failure).not.toBeNull();
  });

  test('has a leaf for a member who just registered and moved nothing', async () => {
    const first = await memberWith(services, '3');
    const { root } = await prove(first);
    const { id, token, phone } = await services.insertMember();
    const proof = await prove({ id, token, phone });
    expect(proof.root.count).toBe(root.count + 1);
    expect((await check(id, '0', proof)).failure).toBeNull();
  });

  test('is valid while money moves', async () => {
    const member = await memberWith(services, '20');
    const held = await heldBy(member);
    const other = await memberWith(services, '1');
    const [proofs] = await Promise.all([
      Promise.all(Array.from({ length: 12 }, () => prove(member))),
      Promise.all(
        Array.from({ length: 12 }, () => services.call(faucet, { phone: other.phone, amount: '1' })),
      ),
    ]);
    for (const proof of proofs) expect((await check(member.id, held, proof)).failure).toBeNull();
  });

  test('reveals nothing of other members', async () => {
    const member = await memberWith(services, '2');
    const everyone = await services.database.query<{ id: string }>('select id from member where id <> $1', [
      member.id,
    ]);
    const json = JSON.stringify(await prove(member));
    expect(everyone.length).toBeGreaterThan(3);
    expect(everyone.filter(({ id }) => json.includes(id))).toEqual([]);
  });
});
