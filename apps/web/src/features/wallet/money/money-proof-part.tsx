import type { MoneyReport } from '@paydirt/contract';
import { shown, shownParts, subtract, usdt } from '@paydirt/domain';
import { toHex } from '@paydirt/domain/proof/merkle-bytes';
import { Button } from '@paydirt/ui/button';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { ProofPath, type ProofState } from '@paydirt/ui/proof-path';
import type { ReactNode } from 'react';

import { type CheckedProof, useProofCheck } from '../data/money.ts';
import { moneyOf } from '../../../platform/data/wire.ts';
import { useFailureText, useFormat, useT } from '../../../platform/hooks.tsx';
import type { MoneyTexts } from './money-flows.ts';

/** Prove on this device that the member's balance is in the sum of all (H7). */
export function MoneyProofPart({ report }: { report: MoneyReport }) {
  const t = useT();
  const failureText = useFailureText();
  const { asked, start } = useProofCheck();
  const checking = asked.status === 'checking';
  const check = (
    <Button wide icon="scale" busy={checking} onClick={() => void start()}>
      {asked.status === 'done' ? t('money.proof.again') : t('money.proof.check')}
    </Button>
  );
  if (asked.status === 'done') return <Checked checked={asked.value} report={report} action={check} />;
  return (
    <>
      {check}
      {asked.status === 'failed' ? <NoticeBar tone="failure">{failureText(asked.error)}</NoticeBar> : null}
    </>
  );
}

interface CheckedProps {
  readonly checked: CheckedProof;
  readonly report: MoneyReport;
  readonly action: ReactNode;
}

function Checked({ checked, report, action }: CheckedProps) {
  const t = useT();
  const format = useFormat();
  const { proof, followed } = checked;
  const result = resultOf(checked, report, { t, format });
  const [leaf, root] = [moneyOf(proof.leaf.balance), moneyOf(proof.root.sum)];
  const added = followed.steps.map(({ sibling }) => usdt(sibling.sum));
  // What is proved adds up as it is shown; what is not is shown to its last decimal.
  const steps = result.valid ? shownParts(added, subtract(shown(root), shown(leaf))) : added;
  const purpose = result.valid ? 'balance' : 'exact';
  const state: ProofState = result.valid ? 'valid' : 'invalid';
  return (
    <ProofPath
      label={t('money.proof.label', {
        amount: format.money(leaf, purpose),
        place: proof.leaf.index + 1,
        leaves: proof.root.count,
      })}
      leaf={{
        label: t('money.proof.leaf'),
        amount: format.figure(leaf, purpose),
        hash: toHex(followed.leaf.hash),
      }}
      steps={followed.steps.map(({ side, sibling }, index) => ({
        side,
        label: t('money.proof.step'),
        amount: format.figure(steps[index] ?? usdt(sibling.sum), purpose),
        hash: toHex(sibling.hash),
      }))}
      root={{ label: t('money.deposits.total'), amount: format.figure(root, purpose), hash: proof.root.hash }}
      state={state}
      result={result.text}
      stepsLabel={t('money.proof.steps')}
      action={action}
    />
  );
}

/** Say plainly what the check came to. */
function resultOf(
  { proof, held, followed, failure }: CheckedProof,
  { position, deposits }: MoneyReport,
  { t, format }: MoneyTexts,
): { valid: boolean; text: string } {
  const invalid = (text: string) => ({ valid: false, text });
  const money = (minor: bigint) => format.money(usdt(minor), 'exact');
  switch (failure) {
    case 'balance':
      return invalid(t('money.proof.otherBalance', { proved: money(followed.leaf.sum), held: money(held) }));
    case 'sum':
      return invalid(
        t('money.proof.wrongSum', {
          computed: money(followed.computed.sum),
          told: money(moneyOf(proof.root.sum).minor),
        }),
      );
    case 'negative':
      return invalid(t('money.proof.negative'));
    case 'shape':
    case 'hash':
      return invalid(t('money.proof.wrongHash'));
    case null: {
      // The same position of the journal has one total; another position may have another.
      const same = position.seq === proof.position.seq && position.hash === proof.position.hash;
      if (same && proof.root.sum !== deposits.total) {
        return invalid(
          t('money.proof.otherTotal', {
            proved: money(moneyOf(proof.root.sum).minor),
            told: money(moneyOf(deposits.total).minor),
          }),
        );
      }
      return { valid: true, text: t('money.proof.valid') };
    }
  }
}
