import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { idSchema, pageParameters } from '../schemas/basics.ts';
import { fileSchema } from '../schemas/file.ts';
import { holdingsSchema } from '../schemas/holdings.ts';

export const holdings = defineCall({
  service: 'goods',
  method: 'GET',
  path: 'mine/order/holdings',
  summary: 'Leases that the member holds, with what each would give back now',
  tag: 'extension',
  keep: true,
  shows: ['orders', 'money'],
  input: v.object(pageParameters),
  result: holdingsSchema,
});

export const orderAgreement = defineCall({
  service: 'goods',
  method: 'GET',
  path: 'mine/order/agreement',
  summary: 'The lease agreement of an order as PDF: the version and the text that were agreed to',
  tag: 'extension',
  input: v.object({ orderId: idSchema }),
  file: ['application/pdf'],
  result: fileSchema,
  errors: ['not_found'],
});
