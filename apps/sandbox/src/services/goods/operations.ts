import * as agreementDocument from './agreement-document.ts';
import * as createOrder from './create-order.ts';
import * as holdings from './holdings.ts';
import * as machineIncome from './machine-income.ts';
import * as orders from './orders.ts';
import * as products from './products.ts';
import * as returnLease from './return-lease.ts';

export const goodsModules = [
  agreementDocument,
  createOrder,
  holdings,
  machineIncome,
  orders,
  products,
  returnLease,
];
