import type { RecordStatus } from '@paydirt/contract/wallet/records';
import { dayOf, isoDay } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { Choice } from '@paydirt/ui/choice';
import { DateRange } from '@paydirt/ui/date-range';
import { SelectField } from '@paydirt/ui/select-field';
import { type FormEvent, useState } from 'react';

import { LIMITED_PERIODS, rangeOf } from '../../../forms/period/period.ts';
import { useClock, useFormat, useT } from '../../../platform/hooks.tsx';
import { FILTER_STATUSES, filtersInUse, type RecordsQuery, statusLabel } from './records-query.ts';

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
  const format = useFormat();
  const clock = useClock();
  const [status, setStatus] = useState<RecordStatus | null>(query.status);
  const [period, setPeriod] = useState({ from: query.from ?? '', to: query.to ?? '' });
  const today = dayOf(clock());
  const ranges = LIMITED_PERIODS.map((value) => ({ value, ...rangeOf(value, today) }));
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
          ...FILTER_STATUSES.map((value) => ({ value, label: statusLabel(value, query.group, t) })),
        ]}
        value={status ?? ANY}
        onValueChange={(value) => setStatus(FILTER_STATUSES.find((known) => known === value) ?? null)}
      />
      <Choice<string>
        legend={t('records.filter.last')}
        layout="beside"
        options={ranges.map(({ value }) => ({ value, label: format.days(Number(value)) }))}
        value={ranges.find(({ from, to }) => from === period.from && to === period.to)?.value ?? null}
        onValueChange={(chosen) => {
          const range = ranges.find(({ value }) => value === chosen);
          setPeriod({ from: range?.from ?? '', to: range?.to ?? '' });
        }}
      />
      <DateRange
        legend={t('records.filter.period')}
        fromLabel={t('records.filter.from')}
        toLabel={t('records.filter.to')}
        max={isoDay(today)}
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
      </div>
    </form>
  );
}
