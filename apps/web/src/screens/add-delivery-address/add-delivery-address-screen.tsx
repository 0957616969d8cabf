import type { DeliveryAddress } from '@paydirt/contract';
import { Button } from '@paydirt/ui/button';
import { TextArea, TextField } from '@paydirt/ui/field';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { SelectField } from '@paydirt/ui/select-field';
import { Skeleton, SkeletonBlock } from '@paydirt/ui/skeleton';
import { FailedState } from '@paydirt/ui/state-message';
import { type FormEvent, useMemo } from 'react';

import { useCreateDeliveryAddress, useDeliveryAddresses } from '../../data/delivery.ts';
import { useUpdateDeliveryAddress } from '../../data/destinations.ts';
import { useCountries } from '../../data/user.ts';
import { useDraft } from '../../platform/draft.ts';
import { useForm } from '../../platform/form.ts';
import { useQueryParameter } from '../../platform/hash-location.ts';
import { useLocale, useT, useToast } from '../../platform/hooks.tsx';
import { href } from '../../platform/routes.ts';
import { Screen } from '../../shell/screen.tsx';
import { Viewed } from '../../shell/viewed.tsx';
import { TestValues } from '../addresses/test-values.tsx';
import { useReturn } from '../addresses/use-return.ts';
import { FormFailure } from '../login/form-failure.tsx';

const FIELDS = ['name', 'phone', 'lines', 'country'] as const;
type FieldName = (typeof FIELDS)[number];
const EMPTY: Record<FieldName, string> = { name: '', phone: '', lines: '', country: '' };
/** Nobody lives there; the phone is of the numbers kept free for films. */
const INVENTED: Record<FieldName, string> = {
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
        {FIELDS.map((field) => (
          <SkeletonBlock key={field} className="h-18" />
        ))}
      </div>
    </Skeleton>
  );
  return (
    <Viewed view={useDeliveryAddresses()} skeleton={loading}>
      {(addresses) => {
        const current = addresses.find((address) => address.id === id);
        return current ? <DeliveryForm current={current} /> : <FailedState title={t('error.not_found')} />;
      }}
    </Viewed>
  );
}

function DeliveryForm({ current }: { current: DeliveryAddress | null }) {
  const t = useT();
  const toast = useToast();
  const back = useReturn(href.deliveryAddresses());
  const countries = useCountryOptions();
  const draft = useDraft(current === null ? 'delivery-book' : `delivery-book.${current.id}`, {
    ...EMPTY,
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
  const form = useForm<FieldName>({ fields: FIELDS });

  function edit(next: Partial<Record<FieldName, string>>) {
    draft.change(next);
    for (const field of FIELDS) if (next[field] !== undefined) form.mend(field);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    const missing = FIELDS.filter((field) => values[field].trim() === '');
    if (!form.check(Object.fromEntries(missing.map((field) => [field, 'required'])))) return;
    const result = await (current ? update.send({ ...values, id: current.id }) : creation.send(values));
    if (result === null) return;
    if (!result.ok) {
      form.fail(result.error);
      return;
    }
    draft.clear();
    toast(t('destinations.saved'), 'success');
    back.go();
  }

  const propsOf = (field: FieldName) => ({
    value: values[field],
    onValueChange: (value: string) => edit({ [field]: value }),
    error: form.errors[field],
    ref: form.control(field),
  });
  return (
    <form noValidate className="flex flex-col gap-5 px-4 pt-2" onSubmit={(event) => void save(event)}>
      <NoticeBar tone="neutral">{t('products.detail.deliveryTest')}</NoticeBar>
      <TextField
        label={t('products.detail.deliveryName')}
        autoComplete="name"
        maxLength={80}
        {...propsOf('name')}
      />
      <TextField
        type="tel"
        label={t('products.detail.deliveryPhone')}
        autoComplete="tel"
        maxLength={32}
        {...propsOf('phone')}
      />
      <TextArea
        label={t('products.detail.deliveryLines')}
        autoComplete="street-address"
        rows={2}
        maxLength={400}
        {...propsOf('lines')}
      />
      <SelectField
        label={t('products.detail.deliveryCountry')}
        placeholder={t('products.detail.deliveryCountryChoose')}
        autoComplete="country"
        options={countries}
        {...propsOf('country')}
      />
      <TestValues
        hint={t('destinations.testValuesTap')}
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

function useCountryOptions() {
  const locale = useLocale();
  const view = useCountries();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    const known = view.status === 'ready' ? view.value : [];
    return known
      .map(({ code }) => ({ value: code, label: names.of(code) ?? code }))
      .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  }, [view, locale]);
}
