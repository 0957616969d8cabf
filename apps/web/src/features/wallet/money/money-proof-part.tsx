import type { MoneyReport } from '@paydirt/contract/wallet/money';
import { add, figureOf, type Money, shown, shownParts, subtract, usdt } from '@paydirt/domain';
import { toHex } from '@paydirt/domain/proof/merkle-bytes';
import { Button } from '@paydirt/ui/button';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { type ProofNode, ProofPath, type ProofState, type ProofStep } from '@paydirt/ui/proof-path';
import { type ReactNode, useEffect, useState } from 'react';

import { type CheckedProof, useProofCheck } from '../data/money.ts';
import { moneyOf } from '../../../platform/data/wire.ts';
import { useFailureText, useOwnFormat, useT } from '../../../platform/hooks.tsx';
import { breaksAt, CENT, useCheat } from './proof-cheat.ts';
import { resultOf } from './proof-result.ts';
import { ProofSeal } from './proof-seal.tsx';

interface MoneyProofPartProps {
  report: MoneyReport;
  /** Checks at once, and begins an attempt to cheat where the proof holds. */
  cheat: boolean;
}

/** Prove on this device that the member's balance is in the sum of all (H7). */
export function MoneyProofPart({ report, cheat }: MoneyProofPartProps) {
  const t = useT();
  const failureText = useFailureText();
  const { checkState, start } = useProofCheck();
  const checking = checkState.status === 'checking';
  // Only the address starts the attempt to cheat; a repeated check shows the unchanged proof.
  const [cheats, setCheats] = useState(cheat);
  useEffect(() => {
    if (cheat) void start();
  }, [cheat, start]);
  const check = () => {
    setCheats(false);
    void start();
  };
  const button = (
    <Button wide icon="scale" busy={checking} onClick={check}>
      {checkState.status === 'done' ? t('money.proof.again') : t('money.proof.check')}
    </Button>
  );
  if (checkState.status === 'done')
    return (
      <Checked
        key={checkState.value.proof.root.hash}
        checked={checkState.value}
        report={report}
        action={button}
        cheats={cheats}
      />
    );
  return (
    <>
      {button}
      {/* Not `FormFailure`, which comes with all of a form. */}
      <div role="alert" className="empty:sr-only">
        {checkState.status === 'failed' ? (
          <NoticeBar tone="failure">{failureText(checkState.error)}</NoticeBar>
        ) : null}
      </div>
    </>
  );
}

interface CheckedProps {
  readonly checked: CheckedProof;
  readonly report: MoneyReport;
  readonly action: ReactNode;
  readonly cheats: boolean;
}

function Checked({ checked: honest, report, action, cheats }: CheckedProps) {
  const t = useT();
  const format = useOwnFormat();
  const texts = { t, format };
  const { proof, followed } = honest;
  const sound = resultOf(honest, report, texts);
  const cheat = useCheat(honest, cheats && sound.valid);
  const { checked, cents } = cheat;
  const result = cents === null ? sound : resultOf(checked, report, texts);
  const [leaf, root] = [moneyOf(proof.leaf.balance), moneyOf(proof.root.sum)];
  const added = followed.steps.map(({ sibling }) => usdt(sibling.sum));
  // The rounded sums of a valid proof add up as displayed; an invalid proof is shown with every decimal.
  const steps = sound.valid ? shownParts(added, subtract(shown(root), shown(leaf))) : added;
  const purpose = sound.valid ? 'balance' : 'exact';
  const by = (amount: Money, at: number) => usdt(amount.minor + BigInt(cents?.[at] ?? 0) * CENT);
  const parts = (amount: Money) => format.moneyParts(amount, purpose);
  const from = checked.failure === null ? Number.POSITIVE_INFINITY : breaksAt(followed, checked.followed);

  /** One of the amounts in the proof: it can be edited during an attempt to cheat. */
  const part = (label: string, amount: Money, hash: string, at: number): ProofNode => ({
    label,
    amount: parts(by(amount, at)),
    hash,
    ...(cents !== null && {
      changed: cents[at] === 0 ? undefined : t('money.proof.changed'),
      change: {
        moreLabel: t('money.proof.more', { what: label }),
        lessLabel: t('money.proof.less', { what: label }),
        onMore: () => cheat.change(at, 1),
        onLess: () => cheat.change(at, -1),
      },
    }),
  });

  const first = by(sound.valid ? shown(leaf) : leaf, 0);
  const amounts = followed.steps.map(({ sibling }, level) =>
    by(steps[level] ?? usdt(sibling.sum), level + 1),
  );
  const sumTo = (level: number) => amounts.slice(0, level).reduce(add, first);
  const path = followed.steps.map(({ side, sibling, above }, level): ProofStep => {
    const amount = steps[level] ?? usdt(sibling.sum);
    return {
      ...part(t('money.proof.step'), amount, toHex(sibling.hash), level + 1),
      side,
      above: {
        label: t('money.proof.together'),
        amount: parts(sumTo(level + 1)),
        hash: toHex(checked.followed.steps[level]?.above.hash ?? above.hash),
        broken: cents !== null && level >= from ? t('money.proof.broken') : undefined,
      },
    };
  });
  const total = part(t('money.deposits.total'), root, proof.root.hash, path.length + 1);
  const computed = figureOf(parts(sumTo(amounts.length)));
  const state: ProofState = result.valid ? 'valid' : 'invalid';
  return (
    <>
      <ProofPath
        label={t('money.proof.label', {
          amount: format.money(leaf, purpose),
          place: proof.leaf.index + 1,
          leaves: proof.root.count,
        })}
        leaf={part(t('money.proof.leaf'), leaf, toHex(checked.followed.leaf.hash), 0)}
        steps={path}
        root={{
          ...total,
          ...(!result.valid && {
            broken: t('money.proof.broken'),
            note:
              computed === figureOf(total.amount)
                ? undefined
                : t('money.proof.addsUpTo', { amount: computed }),
          }),
        }}
        state={state}
        result={cents === null || result.valid ? result.text : `${t('money.proof.caught')} ${result.text}`}
        stepsLabel={t('money.proof.steps')}
        action={cents === null ? action : undefined}
      />
      {sound.valid ? (
        <>
          <Button
            wide
            icon={cents === null ? 'edit' : 'refresh'}
            onClick={cents === null ? cheat.start : cheat.putBack}
          >
            {cents === null ? t('common.tryToCheat') : t('money.proof.putBack')}
          </Button>
          {cents === null ? <ProofSeal proof={proof} /> : null}
        </>
      ) : null}
    </>
  );
}
