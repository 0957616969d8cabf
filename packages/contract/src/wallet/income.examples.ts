import { type Example, exampleOf } from '../example.ts';
import {
  type IncomeDays,
  incomeDays,
  type IncomePattern,
  incomePattern,
  type IncomeSummary,
  incomeSummary,
  type MachineIncome,
  machineIncome,
  type Takeout,
  takeout,
} from './income.ts';

/** Income of three machines over a fortnight, with a short day and a day without income (H13). */
export function anIncomeSummary(changes: Partial<IncomeSummary> = {}): IncomeSummary {
  const counted = [
    '9.40',
    '9.40',
    '9.02',
    '9.40',
    '9.40',
    '6.77',
    '9.40',
    '0.00',
    '9.40',
    '9.40',
    '9.40',
    '8.55',
    '9.40',
    '9.40',
  ];
  return {
    receivable: '14.82',
    receivableCount: 5,
    arriving: '0.00',
    arrivesAt: null,
    receivedToday: '9.40',
    machines: 3,
    scheduledToday: '9.40',
    yesterday: { paid: '9.40', leases: 3, idle: [] },
    byDay: counted.map((accrued, index) => ({
      day: `2026-11-${String(index + 7).padStart(2, '0')}`,
      scheduled: '9.40',
      accrued,
      received: index < 12 ? accrued : '0.00',
    })),
    ...changes,
  };
}

/** Result of collecting income. */
export function aTakeout(changes: Partial<Takeout> = {}): Takeout {
  return { amount: '14.82', count: 5, arrivesAt: '2026-11-21T14:35:00.000Z', ...changes };
}

/** A day on which one machine fell short, one paid from its savings, and one had no output. */
export function someIncomeDays(changes: Partial<IncomeDays> = {}): IncomeDays {
  return {
    from: '2026-11-20',
    to: '2026-11-20',
    settled: true,
    earned: '139.59',
    owed: '140.45',
    paid: '136.21',
    yours: { scheduled: '7.90', paid: '6.21' },
    machines: [
      {
        productId: 'trommel',
        productName: 'Trommel TR-4',
        productImage: '/media/products/trommel.svg',
        earned: '73.11',
        owed: '68.00',
        paid: '68.00',
        entryId: '411',
        yours: { scheduled: '3.40', paid: '3.40' },
      },
      {
        productId: 'wash-plant',
        productName: 'Wash plant WP-30',
        productImage: '/media/products/wash-plant.svg',
        earned: '62.60',
        owed: '65.40',
        paid: '65.40',
        entryId: '412',
        yours: null,
      },
      {
        productId: 'jig',
        productName: 'Jig JG-1',
        productImage: '/media/products/jig.svg',
        earned: '3.88',
        owed: '4.50',
        paid: '2.81',
        entryId: '413',
        yours: { scheduled: '4.50', paid: '2.81' },
      },
      {
        productId: 'gold-pan',
        productName: 'Gold pan GP-1',
        productImage: '/media/products/gold-pan.svg',
        earned: '0.00',
        owed: '2.55',
        paid: '0.00',
        entryId: null,
        yours: null,
      },
    ],
    records: [
      {
        id: 'rec_1',
        productId: 'trommel',
        orderId: 'ord_7k2m4q',
        day: '2026-11-20',
        scheduled: '3.40',
        paid: '3.40',
      },
      {
        id: 'rec_2',
        productId: 'jig',
        orderId: 'ord_9w4t1z',
        day: '2026-11-20',
        scheduled: '4.50',
        paid: '2.81',
      },
    ],
    recordCount: 2,
    ...changes,
  };
}

/** The last days of a machine: days paid in full, one paid in part, and one without output (H13). */
const PATTERN_PERMILLE = [1040, 985, 1180, 720, 1002, 1110, 0, 1075, 960, 1230, 1015, 880, 1100, 1045];

/** Income pattern of a machine, with fourteen days of history. */
export function anIncomePattern(changes: Partial<IncomePattern> = {}): IncomePattern {
  return {
    productId: 'trommel',
    productName: 'Trommel TR-4',
    price: '120.00',
    dailyIncome: '3.40',
    validDays: 45,
    rule: [
      { chance: 40, from: 0, to: 0 },
      { chance: 160, from: 600, to: 949 },
      { chance: 800, from: 950, to: 1250 },
    ],
    drySpells: { days: 10, chance: 150, from: 200, to: 600 },
    seed: 'paydirt-yield-2',
    days: PATTERN_PERMILLE.map((permille, index) => {
      const unit = Math.floor((340 * permille) / 1000);
      const each = Math.min(unit, 340);
      return {
        day: `2026-11-${String(index + 7).padStart(2, '0')}`,
        unitRevenue: decimal(unit),
        leases: 190,
        earned: decimal(Math.floor((64_600 * permille) / 1000)),
        scheduled: '646.00',
        paid: decimal(190 * each),
        paidEach: decimal(each),
        coveragePermille: Math.floor((each * 2000 + 340) / 680),
      };
    }),
    ...changes,
  };
}

/** Write cents as a decimal string. */
function decimal(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Income of two machines, one of which had a bad day. */
export function aMachineIncome(changes: Partial<MachineIncome> = {}): MachineIncome {
  return {
    total: '67.21',
    list: [
      { productId: 'trommel', productName: 'Trommel TR-3', scheduled: '64.60', paid: '61.20' },
      { productId: 'gold-pan', productName: 'Gold pan GP-1', scheduled: '6.01', paid: '6.01' },
    ],
    ...changes,
  };
}

export function examples(): Example[] {
  return [
    exampleOf(incomeSummary, {}, anIncomeSummary()),
    exampleOf(takeout, {}, aTakeout()),
    exampleOf(incomeDays, { to: '2026-11-20' }, someIncomeDays()),
    exampleOf(incomePattern, { productId: 'trommel' }, anIncomePattern()),
    exampleOf(machineIncome, {}, aMachineIncome()),
  ];
}
