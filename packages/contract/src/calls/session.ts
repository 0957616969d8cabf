import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { emptySchema, integerParameter, nothingSchema } from '../schemas/basics.ts';
import { countrySchema, userSchema, versionSchema } from '../schemas/user.ts';

export const logout = defineCall({
  service: 'user',
  method: 'POST',
  path: 'auth/logout',
  summary: 'End this session at the service',
  input: nothingSchema,
  result: emptySchema,
});

export const countries = defineCall({
  service: 'user',
  method: 'GET',
  path: 'auth/countrys',
  summary: 'Countries of the phone picker',
  auth: 'none',
  keep: true,
  input: nothingSchema,
  result: v.array(countrySchema),
});

export const userInfo = defineCall({
  service: 'user',
  method: 'GET',
  path: 'user/info',
  summary: 'The logged-in member',
  keep: true,
  shows: ['member', 'unread'],
  input: nothingSchema,
  result: userSchema,
});

export const versionUpdate = defineCall({
  service: 'user',
  method: 'GET',
  path: 'app/version/update',
  summary: 'A newer version, or null',
  auth: 'none',
  shows: ['version'],
  input: v.object({
    platform: v.optional(v.string(), 'ANDROID'),
    code: v.optional(integerParameter(0, 999_999_999), 0),
  }),
  result: v.nullable(versionSchema),
});
