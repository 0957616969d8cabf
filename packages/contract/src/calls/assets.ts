import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { nothingSchema } from '../schemas/basics.ts';
import { deliveryAddressSchema } from '../schemas/goods.ts';

export const deliveryAddresses = defineCall({
  service: 'assets',
  method: 'GET',
  path: 'delivery/list',
  summary: 'Delivery addresses, newest first',
  tag: 'extension',
  input: nothingSchema,
  result: v.array(deliveryAddressSchema),
});

export const createDeliveryAddress = defineCall({
  service: 'assets',
  method: 'POST',
  path: 'delivery/create',
  summary: 'Add a delivery address',
  tag: 'extension',
  input: v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
    phone: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(32)),
    lines: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(400)),
    country: v.pipe(v.string(), v.length(2)),
  }),
  result: deliveryAddressSchema,
});
