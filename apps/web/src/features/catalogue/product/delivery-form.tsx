import { Button } from '@paydirt/ui/button';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { type FormEvent, useState } from 'react';

import { useCreateDeliveryAddress } from '../../wallet/index.ts';
import { useDraft } from '../../../forms/draft.ts';
import { fieldMessageKey } from '../../../platform/services/errors.ts';
import { useFailureText, useT } from '../../../platform/hooks.tsx';
import { type DeliveryField, DeliveryFields, NO_DELIVERY } from '../../wallet/index.ts';
import { deliveryReasons } from '../../wallet/index.ts';

/** Take a delivery address; what was typed stays as a draft until it is saved. */
export function DeliveryForm({ onSaved }: { onSaved: (addressId: string) => void }) {
  const t = useT();
  const failureText = useFailureText();
  const { values, change, clear } = useDraft('delivery', NO_DELIVERY);
  const { send, sending } = useCreateDeliveryAddress();
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const reasons = deliveryReasons(values);
  const errorOf = (field: DeliveryField) => {
    const reason = tried ? reasons[field] : undefined;
    return reason && t(fieldMessageKey(reason));
  };

  async function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    setFailure(null);
    if (Object.keys(reasons).length > 0) return;
    const result = await send(values);
    if (result === null) return;
    if (!result.ok) {
      setFailure(result.error);
      return;
    }
    clear();
    onSaved(result.value.data.id);
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
      <DeliveryFields values={values} onChange={change} errorOf={errorOf} />
      {failure === null ? null : (
        <div role="alert">
          <NoticeBar tone="failure">{failureText(failure)}</NoticeBar>
        </div>
      )}
      <Button type="submit" wide size="lg" variant="primary" busy={sending}>
        {t('products.detail.deliverySave')}
      </Button>
    </form>
  );
}
