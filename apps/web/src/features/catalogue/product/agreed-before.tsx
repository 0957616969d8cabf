import { Disclosure } from '@paydirt/ui/disclosure';
import { useState } from 'react';

import { timeOf } from '../../../platform/data/wire.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import { AgreementText } from './agreement-text.tsx';

interface AgreedBeforeProps {
  productId: string;
  version: string;
  /** Time at which it was agreed to, with an earlier lease. */
  at: string;
}

/** Say what a lease is made under that nothing is asked for: one tap shows the text. */
export function AgreedBefore({ productId, version, at }: AgreedBeforeProps) {
  const t = useT();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="text-15 text-pretty">
          {t('products.detail.agreementAgreedOn', { date: format.day(timeOf(at)), version })}
        </p>
        <Disclosure label={t('products.detail.agreementAgain')} open={open} onOpenChange={setOpen}>
          {open ? <AgreementText productId={productId} /> : null}
        </Disclosure>
      </div>
    </div>
  );
}
