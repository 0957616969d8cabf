import type { MoneyProof } from '@paydirt/contract/wallet/money';
import { CURRENCY, shownStep, toDecimal, usdt } from '@paydirt/domain';
import type { VerifiedProof } from '@paydirt/domain/proof/merkle';
import { sameBytes } from '@paydirt/domain/proof/merkle-bytes';
import { useRef, useState } from 'react';

import { useMember } from '../../../platform/hooks.tsx';
import { moneyOf } from '../../../platform/data/wire.ts';
import { type CheckedProof, checkProof } from '../data/money.ts';

/** A cent in minor units. */
export const CENT = shownStep(CURRENCY);

/** Cents by which amounts of a proof are changed: of the leaf, of each sibling from it up, and of the root. */
export type Cents = readonly number[];

/** Change the amounts of a proof by a number of cents. */
export function tampered(proof: MoneyProof, cents: Cents): MoneyProof {
  const by = (amount: string, at: number) =>
    toDecimal(usdt(moneyOf(amount).minor + BigInt(cents[at] ?? 0) * CENT));
  return {
    ...proof,
    leaf: { ...proof.leaf, balance: by(proof.leaf.balance, 0) },
    path: proof.path.map((node, index) => ({ ...node, sum: by(node.sum, index + 1) })),
    root: { ...proof.root, sum: by(proof.root.sum, proof.path.length + 1) },
  };
}

/**
 * From which step on a followed path is another than it was; as many as there are steps where all of them are the
 * same, and only its end may differ.
 */
export function breaksAt(honest: VerifiedProof, followed: VerifiedProof): number {
  const at = honest.steps.findIndex(({ above }, index) => {
    const other = followed.steps[index]?.above;
    return other === undefined || !sameBytes(other.hash, above.hash);
  });
  return at === -1 ? honest.steps.length : at;
}

/** The state of an attempt to cheat. */
export interface Cheat {
  /** Null outside of an attempt. */
  readonly cents: Cents | null;
  /** The check's result for the displayed proof. */
  readonly checked: CheckedProof;
  readonly start: () => void;
  readonly change: (at: number, by: number) => void;
  readonly putBack: () => void;
}

/** Change cents of a valid proof, and check it again with the same code; `begun` starts with the attempt. */
export function useCheat(honest: CheckedProof, begun: boolean): Cheat {
  const nothing = Array.from({ length: honest.proof.path.length + 2 }, () => 0);
  const memberId = useMember()?.userId ?? '';
  const [cents, setCents] = useState<Cents | null>(begun ? nothing : null);
  const [checked, setChecked] = useState(honest);
  const latest = useRef(cents);

  async function show(next: Cents | null) {
    latest.current = next;
    const found =
      next === null ? honest : await checkProof(tampered(honest.proof, next), memberId, honest.known);
    // Another change may have been made meanwhile.
    if (latest.current !== next) return;
    setCents(next);
    setChecked(found);
  }

  return {
    cents,
    checked,
    start: () => void show(nothing),
    change: (at, by) =>
      void show((latest.current ?? nothing).map((own, index) => (index === at ? own + by : own))),
    putBack: () => void show(null),
  };
}
