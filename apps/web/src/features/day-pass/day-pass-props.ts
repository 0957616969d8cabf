import type { IncomeDays } from '@paydirt/contract/wallet/income';
import {
  addDays,
  compare,
  CURRENCY,
  isoDay,
  isZero,
  max,
  type Money,
  subtract,
  sum,
  zero,
} from '@paydirt/domain';
import type { Formatters, Translate } from '@paydirt/i18n';
import type { DayPassMachine, DayPassProps, DayPassScene, DayPassStream } from '@paydirt/ui/day-pass';
import { Illustration } from '@paydirt/ui/illustration';
import { createElement } from 'react';

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
  /** Paid and not earned: from what it had kept. */
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
    kept: max(subtract(earned, paid), NOTHING),
    saved: max(subtract(paid, earned), NOTHING),
    missing: max(subtract(owed, paid), NOTHING),
  };
}

function paidNote({ saved, missing }: MachineDay, { t, format }: DayPassTexts): string {
  if (!isZero(missing)) return t('dayPassed.short', { amount: format.figure(missing, 'balance') });
  if (!isZero(saved)) return t('dayPassed.saved', { amount: format.figure(saved, 'balance') });
  return t('dayPassed.full');
}

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
    note:
      isZero(day.missing) && !isZero(day.kept)
        ? t('dayPassed.kept', { amount: bare(day.kept) })
        : paidNote(day, texts),
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
    note: paidNote(day, texts),
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
    // Of this machine alone; the receipt has what came of all.
    yours:
      machine.yours === null
        ? undefined
        : {
            label: t('dayPassed.yours'),
            text: format.money(
              moneyOf(machine.yours.paid),
              isZero(moneyOf(machine.yours.paid)) ? 'balance' : 'delta',
            ),
          },
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
  const machines = days.machines.map(dayOfMachine);
  const all = (name: 'kept' | 'saved') =>
    sum(
      machines.map((machine) => machine[name]),
      CURRENCY,
    );
  const row = (key: 'earned' | 'owed' | 'paid' | 'keptAll' | 'savedAll', amount: Money) => ({
    label: t(`dayPassed.${key}`),
    text: format.figure(amount, 'balance'),
  });
  const [kept, saved] = [all('kept'), all('saved')];
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
          text: format.figure(got, isZero(got) ? 'balance' : 'delta'),
          href: hashHref(recordsHref(days)),
        }
      : undefined,
    sums: sumsOf(days, texts),
    machines: machines.map((machine) => machineOf(machine, texts)),
    action:
      compare(got, NOTHING) > 0
        ? { label: t('dayPassed.collect'), href: hashHref(walletRoutes.receiveIncome.href()) }
        : undefined,
  };
}
