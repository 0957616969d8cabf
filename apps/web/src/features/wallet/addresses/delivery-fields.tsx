import { CONSTANTS } from '@paydirt/domain';
import { TextArea, TextField } from '@paydirt/ui/field';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { SelectField } from '@paydirt/ui/select-field';
import { useMemo } from 'react';

import { useCountries } from '../../../platform/data/user.ts';
import { useLocale, useT } from '../../../platform/hooks.tsx';
import { countryNames } from '../../../platform/language/country-name.ts';

/** The fields of a delivery address, in their order on the form. */
export const DELIVERY_FIELDS = ['name', 'phone', 'lines', 'country'] as const;
export type DeliveryField = (typeof DELIVERY_FIELDS)[number];
export type DeliveryValues = Record<DeliveryField, string>;
export const NO_DELIVERY: DeliveryValues = { name: '', phone: '', lines: '', country: '' };

interface DeliveryFieldsProps {
  values: DeliveryValues;
  onChange: (values: Partial<DeliveryValues>) => void;
  errorOf: (field: DeliveryField) => string | undefined;
  /** Registers a field's control, for a form that moves the focus to the first error. */
  control?: ((field: DeliveryField) => (element: HTMLElement | null) => void) | undefined;
}

/** Take a delivery address, below a notice that nothing is sent there. */
export function DeliveryFields({ values, onChange, errorOf, control }: DeliveryFieldsProps) {
  const t = useT();
  const countries = useCountryOptions();
  const propsOf = (field: DeliveryField) => ({
    value: values[field],
    onValueChange: (value: string) => onChange({ [field]: value }),
    error: errorOf(field),
    ref: control?.(field),
  });
  return (
    <>
      <NoticeBar tone="neutral">{t('products.detail.deliveryTest')}</NoticeBar>
      <TextField
        label={t('products.detail.deliveryName')}
        autoComplete="name"
        maxLength={CONSTANTS.DELIVERY_NAME_MAX_LENGTH}
        {...propsOf('name')}
      />
      <TextField
        type="tel"
        label={t('products.detail.deliveryPhone')}
        autoComplete="tel"
        maxLength={CONSTANTS.DELIVERY_PHONE_MAX_LENGTH}
        {...propsOf('phone')}
      />
      <TextArea
        label={t('products.detail.deliveryLines')}
        autoComplete="street-address"
        rows={2}
        maxLength={CONSTANTS.DELIVERY_LINES_MAX_LENGTH}
        {...propsOf('lines')}
      />
      <SelectField
        label={t('products.detail.deliveryCountry')}
        placeholder={t('products.detail.deliveryCountryChoose')}
        autoComplete="country"
        options={countries}
        {...propsOf('country')}
      />
    </>
  );
}

/** Get the countries by their names in the shown language, sorted by it. */
export function useCountryOptions() {
  const locale = useLocale();
  const view = useCountries();
  return useMemo(() => {
    const nameOf = countryNames(locale);
    const known = view.status === 'ready' ? view.value : [];
    return known
      .map(({ code }) => ({ value: code, label: nameOf(code) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  }, [view, locale]);
}
