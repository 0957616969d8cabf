import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { emptySchema, idSchema, nothingSchema } from '../schemas/basics.ts';
import { walletAddressSchema } from '../schemas/destinations.ts';

const text = v.pipe(v.string(), v.maxLength(200));

export const walletAddresses = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'address/list',
  summary: "The member's address book, newest first",
  tag: 'extension',
  keep: true,
  shows: ['destinations'],
  input: nothingSchema,
  result: v.array(walletAddressSchema),
});

export const createWalletAddress = defineCall({
  service: 'wallet',
  method: 'POST',
  path: 'address/create',
  summary:
    'Add an address: chain first, then currency and address, checked by chain; nothing is sent there (H2)',
  tag: 'extension',
  // Loose, so that the rules of the domain name what is wrong.
  changes: ['destinations'],
  input: v.object({
    chain: v.optional(text, ''),
    currency: v.optional(text, ''),
    address: v.optional(text, ''),
    label: v.optional(text, ''),
  }),
  result: walletAddressSchema,
  errors: ['bound_elsewhere', 'already_bound'],
});

export const deleteWalletAddress = defineCall({
  service: 'wallet',
  method: 'POST',
  path: 'address/delete',
  summary: 'Take an address out of the book; withdrawals under way keep it',
  tag: 'extension',
  changes: ['destinations'],
  input: v.object({ id: idSchema }),
  result: emptySchema,
  errors: ['not_found'],
});
