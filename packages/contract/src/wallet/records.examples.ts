import { type Example, exampleOf } from '../example.ts';
import { type CapitalRecord, type RecordDetail, recordDetail, records, recordsExport } from './records.ts';

const DRAWINGS = {
  machine: '/media/products/trommel.svg',
  merchandise: '/media/products/enamel-mug.svg',
} as const;

/** A day's income that arrived, paid in full. */
export function aRecord(changes: Partial<CapitalRecord> = {}): CapitalRecord {
  const goods = changes.goods === undefined ? 'machine' : changes.goods;
  const record = {
    id: 'rec_1',
    code: 'PD-7K2M4QAB',
    amount: '3.40',
    kind: 'daily_income',
    description: 'Trommel TR-4',
    goods,
    productImage: goods === null ? null : DRAWINGS[goods],
    time: '2026-11-21T00:00:00.000Z',
    status: 'arrived',
    source: 'machine_revenue',
    reference: 'ord_7k2m4q',
    day: '2026-11-20',
    scheduled: '3.40',
    coveragePermille: 1000,
    arrivesAt: '2026-11-21T13:40:00.000Z',
    balanceAfter: '2418.60',
    ...changes,
  } satisfies Omit<CapitalRecord, 'movedAt'>;
  const waits = ['pending', 'processing', 'not_credited'].includes(record.status);
  const moved =
    record.balanceAfter === null ? (waits ? null : record.time) : (record.arrivesAt ?? record.time);
  return { movedAt: moved, ...record };
}

/** A pending record and three days of others, newest first: one of each kind that occurs on the first day. */
export function someRecords(): CapitalRecord[] {
  return [
    aRecord({
      id: 'rec_7',
      amount: '3.40',
      time: '2026-11-19T00:00:00.000Z',
      status: 'not_credited',
      day: '2026-11-18',
      arrivesAt: null,
      balanceAfter: null,
    }),
    aRecord(),
    aRecord({
      id: 'rec_2',
      amount: '3.19',
      coveragePermille: 938,
      balanceAfter: '2415.20',
      time: '2026-11-21T00:00:00.000Z',
    }),
    aRecord({
      id: 'rec_3',
      amount: '-115.00',
      kind: 'buy_machine',
      time: '2026-11-20T09:12:00.000Z',
      status: 'succeeded',
      source: 'own_balance',
      day: null,
      scheduled: null,
      coveragePermille: null,
      arrivesAt: null,
      balanceAfter: '2412.00',
    }),
    aRecord({
      id: 'rec_4',
      amount: '500.00',
      kind: 'recharge',
      description: 'Test faucet',
      goods: null,
      time: '2026-11-20T08:03:00.000Z',
      status: 'credited',
      source: 'test_faucet',
      reference: null,
      day: null,
      scheduled: null,
      coveragePermille: null,
      arrivesAt: null,
      balanceAfter: '2527.00',
    }),
    aRecord({
      id: 'rec_5',
      amount: '0.00',
      coveragePermille: 0,
      balanceAfter: null,
      time: '2026-11-20T00:00:00.000Z',
      day: '2026-11-19',
    }),
    aRecord({
      id: 'rec_6',
      amount: '2.00',
      kind: 'referral_bonus',
      description: 'Invitation reward',
      goods: null,
      time: '2026-11-19T10:20:00.000Z',
      status: 'credited',
      source: 'promotion_budget',
      reference: 'mem_2',
      day: null,
      scheduled: null,
      coveragePermille: null,
      arrivesAt: null,
      balanceAfter: '2027.00',
    }),
  ];
}

/** A day's income that was paid pro rata, with the two entries behind it. */
export function aRecordDetail(changes: Partial<RecordDetail> = {}): RecordDetail {
  return {
    record: aRecord({ amount: '3.19', coveragePermille: 938 }),
    balanceBefore: '2415.41',
    belongsTo: 'order',
    entries: [
      {
        id: '4711',
        time: '2026-11-21T00:00:00.000Z',
        kind: 'income_accrual',
        postings: [
          { account: 'machine_revenue', detail: 'Trommel TR-4', productId: 'trommel', amount: '-3.19' },
          { account: 'custody', detail: null, productId: null, amount: '-3.19' },
          { account: 'treasury', detail: null, productId: null, amount: '3.19' },
          { account: 'member_receivable', detail: null, productId: null, amount: '3.19' },
        ],
      },
      {
        id: '4790',
        time: '2026-11-21T13:10:00.000Z',
        kind: 'income_takeout',
        postings: [
          { account: 'member_receivable', detail: null, productId: null, amount: '-3.19' },
          { account: 'member_arriving', detail: null, productId: null, amount: '3.19' },
        ],
      },
    ],
    ...changes,
  };
}

export function examples(): Example[] {
  return [
    exampleOf(records, {}, { total: 7, list: someRecords() }),
    exampleOf(recordsExport, {}, new Response('time,amount')),
    exampleOf(recordDetail, { id: 'rec_1' }, aRecordDetail()),
  ];
}
