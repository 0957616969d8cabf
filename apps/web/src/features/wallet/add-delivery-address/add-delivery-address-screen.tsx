import type { DeliveryAddress } from '@paydirt/contract/basics';
import { Button } from '@paydirt/ui/button';
import { Skeleton, SkeletonBlock } from '@paydirt/ui/skeleton';
import type { FormEvent } from 'react';

import { useCreateDeliveryAddress, useDeliveryAddresses } from '../data/delivery.ts';
import { useUpdateDeliveryAddress } from '../data/destinations.ts';
import { useDraft } from '../../../forms/draft.ts';
import { useForm } from '../../../forms/form.ts';
import { useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { useT } from '../../../platform/hooks.tsx';
import { NotFound } from '../../../shell/not-found/not-found.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import {
  DELIVERY_FIELDS,
  type DeliveryField,
  DeliveryFields,
  type DeliveryValues,
  NO_DELIVERY,
} from '../addresses/delivery-fields.tsx';
import { DeliveryPlace } from '../addresses/delivery-place.tsx';
import { deliveryReasons } from '../addresses/delivery-reasons.ts';
import { TestValues } from '../addresses/test-values.tsx';
import { useReturn } from '../../../forms/use-return.ts';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';

/** Nobody lives there; the phone number is from a range reserved for films. */
const INVENTED: DeliveryValues = {
  name: 'Ida Test',
  phone: '+1 555 555 0101',
  lines: '12 Assay Street\n00000 Testville',
  country: 'US',
};

/** Add a delivery address, or change the one of the query's `id`. */
export function AddDeliveryAddressScreen() {
  const t = useT();
  const id = useQueryParameter('id');
  return (
    <Screen title={id === null ? undefined : t('destinations.delivery.changeTitle')}>
      {id === null ? <DeliveryForm current={null} /> : <ChangeDelivery key={id} id={id} />}
    </Screen>
  );
}

function ChangeDelivery({ id }: { id: string }) {
  const t = useT();
  const loading = (
    <Skeleton label={t('common.loading')}>
      <div className="flex flex-col gap-5 px-4 pt-2">
        {DELIVERY_FIELDS.map((field) => (
          <SkeletonBlock key={field} className="h-18" />
        ))}
      </div>
    </Skeleton>
  );
  return (
    <Viewed view={useDeliveryAddresses()} skeleton={loading}>
      {(addresses) => {
        const current = addresses.find((address) => address.id === id);
        return current ? (
          <DeliveryForm current={current} />
        ) : (
          <NotFound
            title={t('error.not_found')}
            link={{
              href: walletRoutes.deliveryAddresses.href(),
              label: t('destinations.title.deliveryAddresses'),
            }}
          />
        );
      }}
    </Viewed>
  );
}

function DeliveryForm({ current }: { current: DeliveryAddress | null }) {
  const t = useT();
  const back = useReturn(walletRoutes.deliveryAddresses.href());
  const draft = useDraft(current === null ? 'delivery-book' : `delivery-book.${current.id}`, {
    ...NO_DELIVERY,
    ...(current && {
      name: current.name,
      phone: current.phone,
      lines: current.lines,
      country: current.country,
    }),
  });
  const { values } = draft;
  const creation = useCreateDeliveryAddress();
  const update = useUpdateDeliveryAddress();
  const form = useForm<DeliveryField>({ fields: DELIVERY_FIELDS });

  function edit(next: Partial<DeliveryValues>) {
    draft.change(next);
    for (const field of DELIVERY_FIELDS) if (next[field] !== undefined) form.clearError(field);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!form.check(deliveryReasons(values))) return;
    const answer = form.answerOf(
      await (current ? update.send({ ...values, id: current.id }) : creation.send(values)),
    );
    if (answer === null) return;
    draft.clear();
    back.go();
  }

  return (
    <form noValidate className="flex flex-col gap-5 px-4 pt-2" onSubmit={(event) => void save(event)}>
      <DeliveryFields
        values={values}
        onChange={edit}
        errorOf={(field) => form.errors[field]}
        control={form.control}
      />
      <DeliveryPlace values={values} onChange={edit} />
      <TestValues
        values={[
          {
            value: INVENTED.lines.replace('\n', ', '),
            text: t('destinations.delivery.invented'),
            onUse: () => edit(INVENTED),
          },
        ]}
      />
      <FormFailure text={form.formError} />
      <Button type="submit" variant="primary" size="lg" wide busy={creation.sending || update.sending}>
        {t('products.detail.deliverySave')}
      </Button>
    </form>
  );
}
