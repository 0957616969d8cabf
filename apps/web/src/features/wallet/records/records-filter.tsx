import type { RecordStatus } from '@paydirt/contract/wallet/records';
import { dayOf, isoDay } from '@paydirt/domain';
import { Button, ButtonLink } from '@paydirt/ui/button';
import { DateRange } from '@paydirt/ui/date-range';
import { SelectField } from '@paydirt/ui/select-field';
import { type FormEvent, useState } from 'react';

import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useClock, useT } from '../../../platform/hooks.tsx';
import { FILTER_STATUSES, filtersInUse, type RecordsQuery } from './records-query.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

const ANY = 'any';

/** Choose status and period. Nothing changes until it is applied. */
export function RecordsFilter({
  query,
  onApply,
}: {
  query: RecordsQuery;
  onApply: (query: RecordsQuery) => void;
}) {
  const t = useT();
  const clock = useClock();
  const [status, setStatus] = useState<RecordStatus | null>(query.status);
  const [period, setPeriod] = useState({ from: query.from ?? '', to: query.to ?? '' });
  const wrongOrder = period.from !== '' && period.to !== '' && period.from > period.to;

  function apply(event: FormEvent) {
    event.preventDefault();
    if (wrongOrder) return;
    onApply({ ...query, status, from: period.from || null, to: period.to || null });
  }

  return (
    <form className="flex flex-col gap-5" onSubmit={apply}>
      <SelectField
        label={t('records.filter.status')}
        placeholder={t('records.filter.anyStatus')}
        options={[
          { value: ANY, label: t('records.filter.anyStatus') },
          ...FILTER_STATUSES.map((value) => ({ value, label: t(`record.status.${value}`) })),
        ]}
        value={status ?? ANY}
        onValueChange={(value) => setStatus(FILTER_STATUSES.find((known) => known === value) ?? null)}
      />
      <DateRange
        legend={t('records.filter.period')}
        fromLabel={t('records.filter.from')}
        toLabel={t('records.filter.to')}
        max={isoDay(dayOf(clock()))}
        value={period}
        onValueChange={setPeriod}
        error={wrongOrder ? t('field.days_reversed') : undefined}
      />
      <div className="flex flex-col gap-2">
        <Button type="submit" wide size="lg" variant="primary">
          {t('records.filter.apply')}
        </Button>
        {filtersInUse(query) > 0 ? (
          <Button wide onClick={() => onApply({ ...query, status: null, from: null, to: null })}>
            {t('records.filter.clear')}
          </Button>
        ) : null}
        <ButtonLink wide variant="quiet" href={hashHref(walletRoutes.documents.href())}>
          {t('records.toDocuments')}
        </ButtonLink>
      </div>
    </form>
  );
}
