import * as v from 'valibot';

import { defineCall } from '../call.ts';
import {
  emptySchema,
  flagParameter,
  idSchema,
  integerParameter,
  listOf,
  nothingSchema,
  pageParameters,
} from '../schemas/basics.ts';
import { returnSchema } from '../schemas/goods.ts';
import {
  articleSchema,
  codeSentSchema,
  countrySchema,
  inviteeSchema,
  noticeSchema,
  shareSchema,
  slideSchema,
  userSchema,
  versionSchema,
} from '../schemas/people.ts';

const text = v.pipe(v.string(), v.maxLength(200));
/** A phone in E.164, or an e-mail address where both are allowed. */
const account = text;
const newPassword = { password: text, confirmPassword: text, code: text };

export const login = defineCall({
  service: 'user',
  method: 'POST',
  path: 'auth/token/pass',
  summary: 'Log in by phone or e-mail; `msg` is the token',
  auth: 'none',
  input: v.object({ phone: account, password: text }),
  result: userSchema,
  errors: ['wrong_credentials', 'account_locked'],
});

export const logout = defineCall({
  service: 'user',
  method: 'POST',
  path: 'auth/logout',
  summary: 'End this session at the service',
  input: nothingSchema,
  result: emptySchema,
});

export const sendRegisterCode = defineCall({
  service: 'user',
  method: 'POST',
  path: 'auth/code/reg',
  summary: 'Send a registration code by SMS',
  auth: 'none',
  input: v.object({ phone: text }),
  result: codeSentSchema,
  errors: ['account_exists', 'code_too_soon'],
});

export const sendRegisterEmailCode = defineCall({
  service: 'user',
  method: 'POST',
  path: 'auth/emailcode/reg',
  summary: 'Send a registration code by e-mail',
  auth: 'none',
  input: v.object({ email: text }),
  result: codeSentSchema,
  errors: ['account_exists', 'code_too_soon'],
});

const registerErrors = [
  'account_exists',
  'invitation_unknown',
  'code_wrong',
  'code_expired',
  'code_too_many_tries',
] as const;

export const register = defineCall({
  service: 'user',
  method: 'POST',
  path: 'auth/register',
  summary: 'Register by phone; `msg` is the token',
  auth: 'none',
  input: v.object({ phone: text, ...newPassword, invitationCode: text }),
  result: userSchema,
  errors: registerErrors,
});

export const registerByEmail = defineCall({
  service: 'user',
  method: 'POST',
  path: 'auth/emailregister',
  summary: 'Register by e-mail; `msg` is the token',
  auth: 'none',
  input: v.object({ email: text, ...newPassword, invitationCode: text }),
  result: userSchema,
  errors: registerErrors,
});

export const sendResetCode = defineCall({
  service: 'user',
  method: 'POST',
  path: 'auth/code/resetpass',
  summary: 'Send a code for a new password; answers alike whether the account exists or not',
  auth: 'none',
  input: v.object({ phone: account }),
  result: codeSentSchema,
  errors: ['code_too_soon'],
});

export const resetPassword = defineCall({
  service: 'user',
  method: 'POST',
  path: 'auth/reset-password',
  summary: 'Set a new password by code; ends all sessions',
  auth: 'none',
  input: v.object({ phone: account, ...newPassword }),
  result: emptySchema,
  errors: ['code_wrong', 'code_expired', 'code_too_many_tries'],
});

export const countries = defineCall({
  service: 'user',
  method: 'GET',
  path: 'auth/countrys',
  summary: 'Countries of the phone picker',
  auth: 'none',
  input: nothingSchema,
  result: v.array(countrySchema),
});

export const userInfo = defineCall({
  service: 'user',
  method: 'GET',
  path: 'user/info',
  summary: 'The logged-in member',
  input: nothingSchema,
  result: userSchema,
});

/** Extension: what PRODUCT 4 calls settings; the date format is read by every list. */
export const updateSettings = defineCall({
  service: 'user',
  method: 'POST',
  path: 'user/settings',
  summary: 'Change the date format',
  tag: 'extension',
  input: v.object({
    dateFormat: integerParameter(0, 4),
  }),
  result: userSchema,
});

export const returnLease = defineCall({
  service: 'user',
  method: 'POST',
  path: 'app/financial/sellFinancial',
  summary: 'Return a lease, or ask what a return would give (quote)',
  money: true,
  input: v.object({ orderId: idSchema, quote: v.optional(flagParameter, false) }),
  result: returnSchema,
  errors: ['not_found', 'not_returnable'],
});

export const versionUpdate = defineCall({
  service: 'user',
  method: 'GET',
  path: 'app/version/update',
  summary: 'A newer version, or null',
  auth: 'none',
  input: v.object({
    platform: v.optional(v.string(), 'ANDROID'),
    code: v.optional(integerParameter(0, 999_999_999), 0),
  }),
  result: v.nullable(versionSchema),
});

export const scrollNotices = defineCall({
  service: 'user',
  method: 'GET',
  path: 'sys/scroll-notice',
  summary: 'Notices of the ticker, newest first',
  auth: 'optional',
  input: nothingSchema,
  result: v.array(noticeSchema),
});

export const carousel = defineCall({
  service: 'user',
  method: 'GET',
  path: 'sys/carousel',
  summary: 'Pictures of the home carousel',
  auth: 'optional',
  input: nothingSchema,
  result: v.array(slideSchema),
});

export const newsList = defineCall({
  service: 'user',
  method: 'GET',
  path: 'news/list',
  summary: 'News, newest first',
  auth: 'optional',
  input: v.object(pageParameters),
  result: listOf(articleSchema),
});

export const shareInfo = defineCall({
  service: 'user',
  method: 'POST',
  path: 'share/info',
  summary: 'Invite data: link, level, counts, what inviting brings and who pays it (H12)',
  input: nothingSchema,
  result: shareSchema,
});

export const floorOne = defineCall({
  service: 'user',
  method: 'POST',
  path: 'share/invited/floor',
  summary: 'People this member invited',
  input: v.object(pageParameters),
  result: listOf(inviteeSchema),
});

export const floorTwo = defineCall({
  service: 'user',
  method: 'POST',
  path: 'share/invited/floor2',
  summary: 'People those invited; shown, never paid (H12)',
  input: v.object(pageParameters),
  result: listOf(inviteeSchema),
});
