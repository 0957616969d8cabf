import type { Recharge } from '@paydirt/contract/wallet/recharge';
import { networkText } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { Card } from '@paydirt/ui/card';
import { CopyField } from '@paydirt/ui/copy-field';
import { Icon } from '@paydirt/ui/icon';
import { QrCode } from '@paydirt/ui/qr-code';
import { useState } from 'react';

import { useConfirmDeposit } from '../data/recharge.ts';
import { moneyOf } from '../../../platform/data/wire.ts';
import { useFailureText, useFormat, useT } from '../../../platform/hooks.tsx';
import { FormFailure } from '../../../forms/form-failure.tsx';

/** Show the deposit's target: a test address, its QR code, and the test control that replaces a wallet (H2). */
export function DepositAddress({
  recharge,
  address,
  uri,
}: {
  recharge: Recharge;
  address: string;
  uri: string;
}) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="flex flex-col gap-5">
      <h2 className="font-title text-20 font-bold text-balance">
        {t('recharge.status.sendTo', { amount: format.money(moneyOf(recharge.paid), 'price') })}
      </h2>
      <QrCode value={uri} label={t('recharge.status.qr')} className="self-center" />
      <CopyField
        label={t('recharge.status.address', { chain: networkText(recharge.chain ?? '') })}
        value={address}
        copyLabel={t('common.copy')}
        copiedLabel={t('recharge.status.addressCopied')}
        failedLabel={t('common.copyFailed')}
      />
      <p className="text-13 text-pretty text-ink-2">{t('recharge.form.testOnly')}</p>
      <TestDeposit id={recharge.id} />
    </div>
  );
}

/** Simulate the deposit, which is impossible otherwise, and state plainly that this is part of the test. */
function TestDeposit({ id }: { id: string }) {
  const t = useT();
  const failureText = useFailureText();
  const { send, sending } = useConfirmDeposit();
  const [failure, setFailure] = useState<unknown>(null);

  async function confirm() {
    setFailure(null);
    const result = await send({ id });
    if (result !== null && !result.ok) setFailure(result.error);
  }

  return (
    <Card tone="wash" className="flex flex-col gap-3">
      <div className="flex gap-3">
        <Icon name="test-tube" className="mt-0.5 shrink-0 text-gold-ink" />
        <h3 className="min-w-0 text-15 font-semibold">{t('recharge.status.testDepositTitle')}</h3>
      </div>
      <FormFailure text={failure === null ? null : failureText(failure)} />
      <Button wide variant="primary" busy={sending} guarded onClick={() => void confirm()}>
        {t('recharge.status.testDeposit')}
      </Button>
    </Card>
  );
}
