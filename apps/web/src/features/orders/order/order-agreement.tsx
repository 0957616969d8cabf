import type { Order } from '@paydirt/contract/goods/orders';
import { CopyField } from '@paydirt/ui/copy-field';
import { NoticeBar } from '@paydirt/ui/notice-bar';

import { useAgreement } from '../../catalogue/index.ts';
import { useT } from '../../../platform/hooks.tsx';
import { AgreementText } from '../../catalogue/index.ts';

/** Show the agreement again, and whether the text in force is the one that was agreed to. */
export function OrderAgreement({ order }: { order: Order }) {
  const t = useT();
  const view = useAgreement(order.productId);
  const inForce = view.status === 'ready' ? view.value : null;
  return (
    <div className="flex flex-col gap-4">
      {inForce === null ? null : (
        <NoticeBar tone={inForce.version === order.agreementVersion ? 'success' : 'info'}>
          {inForce.version === order.agreementVersion
            ? t('orders.one.agreementSame')
            : t('orders.one.agreementOther', { version: inForce.version })}
        </NoticeBar>
      )}
      {order.agreementHash === null ? null : (
        <CopyField
          label={t('orders.one.agreementHash')}
          value={order.agreementHash}
          copyLabel={t('common.copy')}
          copiedLabel={t('common.copied')}
          failedLabel={t('common.copyFailed')}
        />
      )}
      <AgreementText productId={order.productId} />
    </div>
  );
}
