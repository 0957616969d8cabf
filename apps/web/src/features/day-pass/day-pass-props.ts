import type { IncomeDays } from '@paydirt/contract/wallet/income';
import { addDays, compare, CURRENCY, isoDay, isZero, max, type Money, subtract, zero } from '@paydirt/domain';
import type { Formatters, Translate } from '@paydirt/i18n';
import type { DayPassMachine, DayPassProps } from '@paydirt/ui/day-pass';

import { shareOf } from '../../platform/data/shares.ts';
import { dayOfWire, moneyOf, startOf } from '../../platform/data/wire.ts';
import { hashHref } from '../../platform/navigation/hash-location.ts';
import { toShownDays } from './shown-days.ts';
import { walletRoutes } from '../../routes/wallet.ts';

interface DayPassTexts {
  readonly t: Translate;
  readonly format: Formatters;
}

type Machine = IncomeDays['machines'][number];

/** More of one's own entries than this are looked up in their list. */
const RECORDS_AT_MOST = 12;

function machineOf(machine: Machine, { t, format }: DayPassTexts): DayPassMachine {
  const [earned, owed, paid] = [moneyOf(machine.earned), moneyOf(machine.owed), moneyOf(machine.paid)];
  const bare = (amount: Money) => format.figure(amount, 'balance');
  const short = compare(paid, owed) < 0;
  const saved = subtract(paid, earned);
  const whole = max(earned, owed);
  const { yours } = machine;
  const got = yours === null ? zero(CURRENCY) : moneyOf(yours.paid);
  return {
    id: machine.productId,
    name: machine.productName,
    text: t('dayPassed.ofOwed', { earned: bare(earned), owed: bare(owed) }),
    note: short
      ? t('dayPassed.short', { paid: bare(paid), amount: bare(subtract(owed, paid)) })
      : compare(saved, zero(CURRENCY)) > 0
        ? t('dayPassed.saved', { amount: bare(saved) })
        : compare(earned, paid) > 0
          ? t('dayPassed.kept', { amount: bare(subtract(earned, paid)) })
          : t('dayPassed.full'),
    earned: shareOf(earned.minor, whole.minor),
    owed: shareOf(owed.minor, whole.minor),
    paid: shareOf(paid.minor, whole.minor),
    short,
    yours: yours === null ? undefined : format.figure(got, isZero(got) ? 'balance' : 'delta'),
    href: hashHref(
      walletRoutes.money.href({
        account: 'machine_revenue',
        productId: machine.productId,
        entryId: machine.entryId,
      }),
    ),
  };
}

/**
 * Get the address of the member's own records of these days: the only one, or their list; a day's income is booked at
 * its end.
 */
function recordsHref({ from, to, records, recordCount }: IncomeDays): string {
  const [only] = records;
  if (recordCount === 1 && only !== undefined) return walletRoutes.records.href({ id: only.id });
  const booked = (day: string) => isoDay(addDays(dayOfWire(day), 1));
  return walletRoutes.records.href({ kind: 'income', from: booked(from), to: booked(to) });
}

/** The days in words, "Nov 22", or from the first to the last. */
export function daysText({ from, to }: Pick<IncomeDays, 'from' | 'to'>, { t, format }: DayPassTexts): string {
  const [first, last] = [format.day(startOf(from)), format.day(startOf(to))];
  return from === to ? first : t('dayPassed.range', { from: first, to: last });
}

/** Build the receipt and its animation from the service's data, and nothing else. */
export function toDayPass(
  exact: IncomeDays,
  texts: DayPassTexts,
): Pick<DayPassProps, 'day' | 'earned' | 'got' | 'machines' | 'records'> & { readonly announcement: string } {
  const days = toShownDays(exact);
  const { t, format } = texts;
  const bare = (amount: string) => format.figure(moneyOf(amount), 'balance');
  const figures = { earned: bare(days.earned), owed: bare(days.owed), got: bare(days.yours.paid) };
  const day = daysText(days, texts);
  const nameOf = (productId: string) =>
    days.machines.find((machine) => machine.productId === productId)?.productName ?? productId;
  // One's own machines first.
  const machines = days.machines.toSorted((a, b) => Number(a.yours === null) - Number(b.yours === null));
  return {
    day,
    announcement: t('dayPassed.said', { day, ...figures }),
    earned: {
      label: t('dayPassed.earned'),
      text: t('dayPassed.ofOwed', figures),
      href: hashHref(walletRoutes.money.href({ from: days.from, to: days.to })),
    },
    got: { label: t('dayPassed.got'), text: figures.got, href: hashHref(recordsHref(days)) },
    machines: machines.map((machine) => machineOf(machine, texts)),
    records:
      days.recordCount > RECORDS_AT_MOST
        ? []
        : days.records.map(({ id, productId, paid, scheduled }) => ({
            id,
            label: nameOf(productId),
            text: t('dayPassed.yours', { paid: bare(paid), scheduled: bare(scheduled) }),
            href: hashHref(walletRoutes.records.href({ id })),
          })),
  };
}
