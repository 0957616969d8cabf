import type { IncomeDays } from '@paydirt/contract/wallet/income';
import { addDays, compare, CURRENCY, isoDay, isZero, max, type Money, subtract, zero } from '@paydirt/domain';
import type { Formatters, Translate } from '@paydirt/i18n';
import type { DayPassMachine, DayPassProps, DayPassScene, DayPassStream } from '@paydirt/ui/day-pass';
import { Illustration } from '@paydirt/ui/illustration';
import { createElement } from 'react';

import { keptAndSaved } from '../../platform/data/kept-and-saved.ts';
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

/** Figures of a machine's day: earned + saved before = paid + kept. */
interface MachineDay {
  readonly earned: Money;
  readonly owed: Money;
  readonly paid: Money;
  /** Earned and not paid: kept for its own short days. */
  readonly kept: Money;
  /** Paid beyond its earnings: from its savings. */
  readonly saved: Money;
  /** Owed and not paid. */
  readonly missing: Money;
}

const NOTHING = zero(CURRENCY);

function dayOfMachine(machine: Pick<Machine, 'earned' | 'owed' | 'paid'>): MachineDay {
  const [earned, owed, paid] = [moneyOf(machine.earned), moneyOf(machine.owed), moneyOf(machine.paid)];
  return {
    earned,
    owed,
    paid,
    ...keptAndSaved([machine]),
    missing: max(subtract(owed, paid), NOTHING),
  };
}

/** Describe how much of the owed income was paid, and from where; over several days both may apply. */
function paidNotes({ saved, missing }: MachineDay, { t, format }: DayPassTexts): string[] {
  const note = (key: 'short' | 'saved', amount: Money) =>
    isZero(amount) ? [] : [t(`dayPassed.${key}`, { amount: format.figure(amount, 'balance') })];
  return [...(isZero(missing) ? [t('dayPassed.full')] : note('short', missing)), ...note('saved', saved)];
}

const together = (notes: readonly string[]) => notes.join(' · ');

function machineOf(machine: Machine, texts: DayPassTexts): DayPassMachine {
  const { t, format } = texts;
  const bare = (amount: Money) => format.figure(amount, 'balance');
  const day = dayOfMachine(machine);
  const { yours } = machine;
  const got = yours === null ? NOTHING : moneyOf(yours.paid);
  return {
    id: machine.productId,
    name: machine.productName,
    text: t('dayPassed.of', { earned: bare(day.earned), owed: bare(day.owed), paid: bare(day.paid) }),
    note: together([
      ...paidNotes(day, texts),
      ...(isZero(day.kept) ? [] : [t('dayPassed.kept', { amount: bare(day.kept) })]),
    ]),
    short: !isZero(day.missing),
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

/** Divide the output of a machine into its streams. */
function sceneOf(machine: Machine, texts: DayPassTexts): DayPassScene {
  const { t, format } = texts;
  const day = dayOfMachine(machine);
  const whole = max(day.earned, day.paid);
  const paid: DayPassStream = {
    tone: 'paid',
    text: format.figure(day.paid, 'balance'),
    label: t('dayPassed.lessees'),
    note: together(paidNotes(day, texts)),
    short: !isZero(day.missing),
    share: shareOf(day.paid.minor, whole.minor),
  };
  const kept: DayPassStream = {
    tone: 'kept',
    text: format.figure(day.kept, 'balance'),
    label: t('dayPassed.reserve'),
    share: shareOf(day.kept.minor, whole.minor),
  };
  return {
    picture: createElement(Illustration, { src: machine.productImage }),
    text: t('dayPassed.machineEarned', {
      name: machine.productName,
      amount: format.money(day.earned, 'balance'),
    }),
    streams: isZero(day.kept) ? [paid] : [paid, kept],
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

function titleOf({ from, to }: IncomeDays, { t, format }: DayPassTexts): string {
  const [first, last] = [format.day(startOf(from)), format.day(startOf(to))];
  return from === to ? t('dayPassed.title', { day: first }) : t('dayPassed.range', { from: first, to: last });
}

/**
 * Add up what all machines earned, owed and paid, and explain the difference of earned and paid, where there is one.
 */
function sumsOf(days: IncomeDays, { t, format }: DayPassTexts): DayPassProps['sums'] {
  const row = (key: 'earned' | 'owed' | 'paid' | 'keptAll' | 'savedAll', amount: Money) => ({
    label: t(`dayPassed.${key}`),
    text: format.figure(amount, 'balance'),
  });
  const { kept, saved } = keptAndSaved(days.machines);
  return {
    href: hashHref(walletRoutes.money.href({ from: days.from, to: days.to })),
    rows: [
      row('earned', moneyOf(days.earned)),
      row('owed', moneyOf(days.owed)),
      row('paid', moneyOf(days.paid)),
      ...(isZero(kept) ? [] : [row('keptAll', kept)]),
      ...(isZero(saved) ? [] : [row('savedAll', saved)]),
    ],
  };
}

/** Build the play and the receipt from the service's data, and nothing else. One's own machines come first. */
export function toDayPass(
  exact: IncomeDays,
  texts: DayPassTexts,
): Pick<DayPassProps, 'title' | 'scene' | 'yours' | 'sums' | 'machines' | 'action'> {
  const days = toShownDays(exact);
  const { t, format } = texts;
  const machines = days.machines.toSorted((a, b) => Number(a.yours === null) - Number(b.yours === null));
  const [first] = machines;
  const got = moneyOf(days.yours.paid);
  return {
    title: titleOf(days, texts),
    scene: first && sceneOf(first, texts),
    yours: machines.some(({ yours }) => yours !== null)
      ? {
          label: t('dayPassed.yours'),
          amount: format.moneyParts(got, isZero(got) ? 'balance' : 'delta'),
          href: hashHref(recordsHref(days)),
        }
      : undefined,
    sums: sumsOf(days, texts),
    machines: machines.map((machine) => machineOf(machine, texts)),
    action:
      compare(got, NOTHING) > 0
        ? { label: t('shell.title.receiveIncome'), href: hashHref(walletRoutes.receiveIncome.href()) }
        : undefined,
  };
}
