import { defineCall } from '../call.ts';
import { nothingSchema } from '../schemas/basics.ts';
import { standingSchema } from '../schemas/standing.ts';

export const standing = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'account/standing',
  summary: 'What the member would have gained or lost by stopping now, part by part (H7, H11)',
  tag: 'extension',
  costly: true,
  keep: true,
  shows: ['money'],
  input: nothingSchema,
  result: standingSchema,
});
