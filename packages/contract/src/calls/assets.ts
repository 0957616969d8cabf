import { CONSTANTS } from '@paydirt/domain';
import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { emptySchema, idSchema, nothingSchema } from '../schemas/basics.ts';
import { countryParameter, lineParameter, textParameter } from '../schemas/free-text.ts';
import { bankCardSchema, bankSchema } from '../schemas/destinations.ts';
import { deliveryAddressSchema } from '../schemas/goods.ts';

const delivery = {
  name: lineParameter(CONSTANTS.DELIVERY_NAME_MAX_LENGTH),
  phone: lineParameter(CONSTANTS.DELIVERY_PHONE_MAX_LENGTH),
  lines: textParameter(CONSTANTS.DELIVERY_LINES_MAX_LENGTH),
  country: countryParameter,
};

export const deliveryAddresses = defineCall({
  service: 'assets',
  method: 'GET',
  path: 'delivery/list',
  summary: 'Delivery addresses, newest first',
  tag: 'extension',
  shows: ['destinations'],
  input: nothingSchema,
  result: v.array(deliveryAddressSchema),
});

export const createDeliveryAddress = defineCall({
  service: 'assets',
  method: 'POST',
  path: 'delivery/create',
  summary: 'Add a delivery address',
  tag: 'extension',
  changes: ['destinations'],
  input: v.object(delivery),
  result: deliveryAddressSchema,
});

export const updateDeliveryAddress = defineCall({
  service: 'assets',
  method: 'POST',
  path: 'delivery/update',
  summary: 'Change a delivery address; what was ordered before still goes where it was to go',
  tag: 'extension',
  changes: ['destinations'],
  input: v.object({ id: idSchema, ...delivery }),
  result: deliveryAddressSchema,
  errors: ['not_found'],
});

export const deleteDeliveryAddress = defineCall({
  service: 'assets',
  method: 'POST',
  path: 'delivery/delete',
  summary: 'Take a delivery address out of the book; orders keep it',
  tag: 'extension',
  changes: ['destinations'],
  input: v.object({ id: idSchema }),
  result: emptySchema,
  errors: ['not_found'],
});

export const banks = defineCall({
  service: 'assets',
  method: 'GET',
  path: 'system/pay/config/banks',
  summary: 'Banks to choose from, all invented (H15)',
  auth: 'optional',
  keep: true,
  input: nothingSchema,
  result: v.array(bankSchema),
});

export const bankCards = defineCall({
  service: 'assets',
  method: 'GET',
  path: 'user/bank/list',
  summary: "The member's bank accounts, newest first",
  tag: 'extension',
  shows: ['destinations'],
  input: nothingSchema,
  result: v.array(bankCardSchema),
});

const text = v.pipe(v.string(), v.maxLength(200));

export const modifyBankCard = defineCall({
  service: 'assets',
  method: 'POST',
  path: 'user/bank/modify',
  summary: 'Bind a bank account, or change the one with this id; test values only (H15)',
  // Loose, so that the rules of the domain name what is wrong.
  changes: ['destinations'],
  input: v.object({
    id: v.optional(idSchema),
    bankId: v.optional(text, ''),
    payeeName: v.optional(text, ''),
    account: v.optional(text, ''),
    ifsc: v.optional(text, ''),
  }),
  result: bankCardSchema,
  errors: ['not_found', 'bound_elsewhere', 'already_bound'],
});

export const deleteBankCard = defineCall({
  service: 'assets',
  method: 'POST',
  path: 'user/bank/delete',
  summary: 'Unbind a bank account; withdrawals under way keep it',
  tag: 'extension',
  changes: ['destinations'],
  input: v.object({ id: idSchema }),
  result: emptySchema,
  errors: ['not_found'],
});
