import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { daySchema, idSchema, integerParameter, listOf, pageParameters } from '../schemas/basics.ts';
import {
  agreementSchema,
  orderSchema,
  orderStatusSchema,
  productDetailSchema,
  productKindSchema,
  productSchema,
} from '../schemas/goods.ts';
import { machineIncomeSchema } from '../schemas/team.ts';
import { capitalRecordSchema } from '../schemas/wallet.ts';

export const productList = defineCall({
  service: 'goods',
  method: 'GET',
  path: 'mine/product/list',
  summary: 'Products, those on offer first',
  tag: 'extension',
  auth: 'optional',
  keep: true,
  shows: ['products'],
  input: v.object({
    kind: v.optional(productKindSchema),
    status: v.optional(integerParameter(0, 99)),
    ...pageParameters,
  }),
  result: listOf(productSchema),
});

export const productDetail = defineCall({
  service: 'goods',
  method: 'GET',
  path: 'mine/product/detail',
  summary: 'One product, with what its machine paid on its past days',
  tag: 'extension',
  auth: 'optional',
  keep: true,
  shows: ['products'],
  input: v.object({ productId: idSchema }),
  result: productDetailSchema,
  errors: ['not_found'],
});

export const leaseAgreement = defineCall({
  service: 'goods',
  method: 'GET',
  path: 'mine/product/agreement',
  summary: 'The lease agreement in force for a product, in the asked language',
  tag: 'extension',
  auth: 'optional',
  keep: true,
  shows: ['products'],
  input: v.object({ productId: idSchema }),
  result: agreementSchema,
  errors: ['not_found'],
});

export const createOrder = defineCall({
  service: 'goods',
  method: 'POST',
  path: 'mine/order/create',
  summary: 'Lease a machine or buy merchandise',
  money: true,
  changes: ['money', 'orders', 'products', 'coupons'],
  input: v.object({
    productId: idSchema,
    couponId: v.optional(idSchema),
    /** Version of the agreement that was shown and agreed to; needed for machines. */
    agreementVersion: v.optional(v.pipe(v.string(), v.maxLength(20))),
    deliveryAddressId: v.optional(idSchema),
  }),
  result: orderSchema,
  errors: [
    'not_found',
    'insufficient_balance',
    'sold_out',
    'not_on_sale_yet',
    'sale_ended',
    'agreement_changed',
    'coupon_not_usable',
    'delivery_address_required',
  ],
});

export const orderList = defineCall({
  service: 'goods',
  method: 'GET',
  path: 'mine/order/record',
  summary: "The member's orders, newest first",
  keep: true,
  shows: ['orders', 'money'],
  input: v.object({ status: v.optional(orderStatusSchema), ...pageParameters }),
  result: listOf(orderSchema),
});

export const orderDetail = defineCall({
  service: 'goods',
  method: 'GET',
  path: 'mine/order/detail',
  summary: 'One order of the member',
  tag: 'extension',
  keep: true,
  shows: ['orders', 'money'],
  input: v.object({ orderId: idSchema }),
  result: orderSchema,
  errors: ['not_found'],
});

export const orderRevenue = defineCall({
  service: 'goods',
  method: 'GET',
  path: 'mine/order/subrecord',
  summary: "One order's revenue, day by day, newest first",
  keep: true,
  shows: ['orders', 'money'],
  input: v.object({ orderId: idSchema, ...pageParameters }),
  result: listOf(capitalRecordSchema),
  errors: ['not_found'],
});

export const machineIncome = defineCall({
  service: 'goods',
  method: 'POST',
  path: 'mine/yeb/income',
  summary: "The member's income by machine; `total` is what was paid; reads only",
  keep: true,
  shows: ['money'],
  input: v.object({
    /** First and last clock day of income, both included; all there are when left out. */
    from: v.optional(daySchema),
    to: v.optional(daySchema),
  }),
  result: machineIncomeSchema,
});
