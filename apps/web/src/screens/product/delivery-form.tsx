import { Button } from '@paydirt/ui/button';
import { TextArea, TextField } from '@paydirt/ui/field';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { SelectField } from '@paydirt/ui/select-field';
import { type FormEvent, useMemo, useState } from 'react';

import { useCreateDeliveryAddress } from '../../data/delivery.ts';
import { useCountries } from '../../data/user.ts';
import { useDraft } from '../../platform/draft.ts';
import { useFailureText, useLocale, useT } from '../../platform/hooks.tsx';

const EMPTY = { name: '', phone: '', lines: '', country: '' };
type FieldName = keyof typeof EMPTY;

/** Take a delivery address; what was typed stays as a draft until it is saved. */
export function DeliveryForm({ onSaved }: { onSaved: (addressId: string) => void }) {
  const t = useT();
  const failureText = useFailureText();
  const countries = useCountryOptions();
  const { values, change, clear } = useDraft('delivery', EMPTY);
  const { send, sending } = useCreateDeliveryAddress();
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const missing = (field: FieldName) =>
    tried && values[field].trim() === '' ? t('field.required') : undefined;

  async function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    setFailure(null);
    if (Object.values(values).some((value) => value.trim() === '')) return;
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
      <NoticeBar tone="neutral">{t('products.detail.deliveryTest')}</NoticeBar>
      <TextField
        label={t('products.detail.deliveryName')}
        autoComplete="name"
        maxLength={80}
        value={values.name}
        onValueChange={(name) => change({ name })}
        error={missing('name')}
      />
      <TextField
        type="tel"
        label={t('products.detail.deliveryPhone')}
        autoComplete="tel"
        maxLength={32}
        value={values.phone}
        onValueChange={(phone) => change({ phone })}
        error={missing('phone')}
      />
      <TextArea
        label={t('products.detail.deliveryLines')}
        autoComplete="street-address"
        rows={2}
        maxLength={400}
        value={values.lines}
        onValueChange={(lines) => change({ lines })}
        error={missing('lines')}
      />
      <SelectField
        label={t('products.detail.deliveryCountry')}
        placeholder={t('products.detail.deliveryCountryChoose')}
        autoComplete="country"
        options={countries}
        value={values.country}
        onValueChange={(country) => change({ country })}
        error={missing('country')}
      />
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
