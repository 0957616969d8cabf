import type { Recharge } from '@paydirt/contract/wallet/recharge';
import { Progress } from '@paydirt/ui/progress';

import { useFormat, useT } from '../../../platform/hooks.tsx';

/** Show the confirmations out of those needed: one peg for each. The steps below tell by when it arrives. */
export function Confirmations({ recharge }: { recharge: Recharge }) {
  const t = useT();
  const format = useFormat();
  const { confirmations, needed } = recharge;
  const text = t('recharge.status.confirmations', {
    count: format.number(confirmations),
    needed: format.number(needed),
  });
  return (
    <section className="flex flex-col gap-2">
      <h2 className="tabular font-title text-24 font-bold">{text}</h2>
      <Progress
        label={t('recharge.step.confirming')}
        value={confirmations}
        max={needed}
        valueText={text}
        tone="success"
        size="lg"
        counted
      />
    </section>
  );
}
