import { Button } from '@paydirt/ui/button';
import type { FormEvent } from 'react';

import {
  DELIVERY_FIELDS,
  type DeliveryField,
  DeliveryFields,
  deliveryReasons,
  type DeliveryValues,
  NO_DELIVERY,
  useCreateDeliveryAddress,
} from '../../wallet/index.ts';
import { useDraft } from '../../../forms/draft.ts';
import { useForm } from '../../../forms/form.ts';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { useT } from '../../../platform/hooks.tsx';

/** Take a delivery address; what was typed stays as a draft until it is saved. */
export function DeliveryForm({ onSaved }: { onSaved: (addressId: string) => void }) {
  const t = useT();
  const { values, change, clear } = useDraft('delivery', NO_DELIVERY);
  const { send, sending } = useCreateDeliveryAddress();
  const form = useForm<DeliveryField>({ fields: DELIVERY_FIELDS });

  function edit(next: Partial<DeliveryValues>) {
    change(next);
    for (const field of DELIVERY_FIELDS) if (next[field] !== undefined) form.clearError(field);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!form.check(deliveryReasons(values))) return;
    const answer = form.answerOf(await send(values));
    if (answer === null) return;
    clear();
    onSaved(answer.data.id);
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
      <DeliveryFields
        values={values}
        onChange={edit}
        errorOf={(field) => form.errors[field]}
        control={form.control}
      />
      <FormFailure text={form.formError} />
      <Button type="submit" wide size="lg" variant="primary" busy={sending}>
        {t('products.detail.deliverySave')}
      </Button>
    </form>
  );
}
