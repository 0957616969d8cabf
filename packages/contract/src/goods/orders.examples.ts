import { type Example, exampleOf } from '../example.ts';
import { aRecord } from '../wallet/records.examples.ts';
import {
  createOrder,
  type LeaseReturn,
  type Order,
  orderAgreement,
  orderDetail,
  orderList,
  orderRevenue,
  returnLease,
} from './orders.ts';

/** A lease on its thirteenth day. */
export function anOrder(changes: Partial<Order> = {}): Order {
  const { status = 'valid', kind = 'machine' } = changes;
  return {
    id: 'ord_7k2m4q',
    code: 'PD-5R8W3TNB',
    productId: 'trommel',
    kind: 'machine',
    productName: 'Trommel TR-4',
    productImage: '/media/products/trommel.svg',
    price: '120.00',
    discount: '5.00',
    paid: '115.00',
    dailyIncome: '3.40',
    validDays: 45,
    daysAccrued: 12,
    totalRevenue: '153.00',
    accrued: '39.44',
    received: '36.04',
    boughtAt: '2026-11-09T09:12:00.000Z',
    expiryDate: '2026-12-24T00:00:00.000Z',
    status: 'valid',
    returned: null,
    fullReturnUntil: '2026-11-10T09:12:00.000Z',
    agreementVersion: '2026-10',
    agreementHash: '9f2c1d3b5a7e48c0b6d1e2f3a4958677c0ffee1234567890abcdef1234567890',
    delivery: null,
    outcome:
      status === 'valid' && kind === 'machine'
        ? { worst: '20.11', median: '24.63', best: '28.02', losses: 0, pastDays: 60 }
        : null,
    ...changes,
  };
}

/** The refund for returning that lease. */
export function aLeaseReturn(changes: Partial<LeaseReturn> = {}): LeaseReturn {
  return { amount: '84.33', basis: 'pro_rata', remainingDays: 33, ...changes };
}

export function examples(): Example[] {
  const { outcome: _, ...bought } = anOrder();
  return [
    exampleOf(createOrder, { productId: 'trommel', agreementVersion: '2026-10' }, bought),
    exampleOf(orderList, {}, { total: 1, list: [anOrder()] }),
    exampleOf(orderDetail, { orderId: 'ord_7k2m4q' }, anOrder()),
    exampleOf(orderRevenue, { orderId: 'ord_7k2m4q' }, { total: 1, list: [aRecord()] }),
    exampleOf(returnLease, { orderId: 'ord_7k2m4q', quote: true }, aLeaseReturn()),
    exampleOf(orderAgreement, { orderId: 'ord_7k2m4q' }, new Response('%PDF')),
  ];
}
