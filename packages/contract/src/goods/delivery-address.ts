import { CONSTANTS } from '@paydirt/domain';
import * as v from 'valibot';

import { deliveryAddressSchema, emptySchema, idSchema, nothingSchema } from '../basics.ts';
import { defineCall } from '../call.ts';
import { countryParameter, lineParameter, textParameter } from '../free-text.ts';

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

/** A region of a country, with the towns to choose from. */
const regionSchema = v.object({ name: v.string(), towns: v.array(v.string()) });

export type Region = v.InferOutput<typeof regionSchema>;

export const deliveryRegions = defineCall({
  service: 'assets',
  method: 'GET',
  path: 'delivery/regions',
  summary: 'Regions of a country, each with a few towns, to choose from; any other place is typed',
  tag: 'extension',
  keep: true,
  input: v.object({ country: countryParameter }),
  result: v.array(regionSchema),
});

export const createDeliveryAddress = defineCall({
  service: 'assets',
  method: 'POST',
  path: 'delivery/create',
  summary: 'Add a delivery address, the same once',
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
