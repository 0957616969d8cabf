import type { CheckInMonth } from '@paydirt/contract/rewards/check-in';
import { dayOf } from '@paydirt/domain';
import { AmountText } from '@paydirt/ui/amount-text';
import { ButtonLink } from '@paydirt/ui/button';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { List, ListRow } from '@paydirt/ui/list-row';
import { MonthHeading } from '@paydirt/ui/sign-in-calendar';
import { EmptyState } from '@paydirt/ui/state-message';
import { useId } from 'react';

import { checkInRoutes } from '../../../routes/check-in.ts';
import { walletRoutes } from '../../../routes/wallet.ts';
import { dayOfWire, moneyOf, startOf, timeOf } from '../../../platform/data/wire.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useOwnFormat, useLocale, useMember, useT } from '../../../platform/hooks.tsx';
import { monthName } from '../../../platform/language/month-name.ts';
import { useMonthSteps } from '../check-in/month-steps.ts';

export interface HistoryMonthProps {
  /** The services' day, as on the wire. */
  today: string;
  month: CheckInMonth;
  onTurn: (month: string) => void;
}

/** Show one month of check-ins: the sum of their rewards, and each, newest first, with a link to its record. */
export function HistoryMonth({ today, month, onTurn }: HistoryMonthProps) {
  const t = useT();
  const format = useOwnFormat();
  const locale = useLocale();
  const member = useMember();
  const id = useId();
  const day = dayOfWire(today);
  const joined = member === null ? day : dayOf(timeOf(member.createTime));
  const steps = useMonthSteps(month.month, { joined, today: day }, onTurn);
  const name = monthName(month.month, locale);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <MonthHeading month={name} headingId={id} {...steps} />
      {month.days.length === 0 ? (
        <EmptyState
          illustration={<Illustration src={scenes['empty-income']} />}
          title={t('checkIn.history.emptyTitle')}
          headingLevel={3}
          action={<ButtonLink href={hashHref(checkInRoutes.checkIn.href())}>{t('checkIn.title')}</ButtonLink>}
        />
      ) : (
        <>
          <div>
            <p className="text-13 text-ink-2">{t('checkIn.history.total')}</p>
            <AmountText amount={format.moneyParts(moneyOf(month.total), 'balance')} size="lg" />
            <p className="text-13 text-ink-2">
              {t('checkIn.history.count', { count: month.days.length })} · {t('checkIn.history.source')}
            </p>
          </div>
          <List fullBleed aria-label={t('checkIn.history.list', { month: name })}>
            {month.days.toReversed().map((signed) => (
              <ListRow
                key={signed.day}
                icon="check"
                title={format.day(startOf(signed.day))}
                value={
                  <span className="tabular font-semibold text-verdigris">
                    {format.figure(moneyOf(signed.reward), 'delta')}
                  </span>
                }
                href={hashHref(walletRoutes.records.href({ id: signed.recordId }))}
              />
            ))}
          </List>
        </>
      )}
    </section>
  );
}
