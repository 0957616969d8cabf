import { CONSTANTS } from '@paydirt/domain';
import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { captchaParameters } from '../schemas/access.ts';
import { emptySchema, flagParameter, idSchema, integerParameter, nothingSchema } from '../schemas/basics.ts';
import { currencySchema } from '../schemas/currency.ts';
import { lineParameter } from '../schemas/free-text.ts';
import { returnSchema } from '../schemas/goods.ts';
import { MESSAGE_CHANNELS, messageChannelSchema } from '../schemas/messages.ts';
import { userSchema } from '../schemas/user.ts';
import { codeSentSchema } from '../schemas/people.ts';

const text = v.pipe(v.string(), v.maxLength(200));
/** A phone in E.164, or an e-mail address where both are allowed. */
const account = text;
/** What a member is called: 1 to 40 characters, of which one can be seen. */
const name = lineParameter(CONSTANTS.NAME_MAX_LENGTH);
const newPassword = { password: text, confirmPassword: text, code: text };

export const login = defineCall({
  service: 'user',
  method: 'POST',
  path: 'auth/token/pass',
  summary:
    'Log in by phone or e-mail; `msg` is the token. In class mode, ready-made members need the class key',
  auth: 'none',
  classAccess: 'own',
  input: v.object({ phone: account, password: text }),
  result: userSchema,
  errors: ['wrong_credentials', 'account_locked'],
});

export const sendRegisterCode = defineCall({
  service: 'user',
  method: 'POST',
  path: 'auth/code/reg',
  summary: 'Send a registration code by SMS; answers alike whether the account exists or not',
  auth: 'none',
  input: v.object({ phone: text, ...captchaParameters }),
  result: codeSentSchema,
  errors: ['code_too_soon', 'code_day_limit', 'captcha_needed'],
});

export const sendRegisterEmailCode = defineCall({
  service: 'user',
  method: 'POST',
  path: 'auth/emailcode/reg',
  summary: 'Send a registration code by e-mail; answers alike whether the account exists or not',
  auth: 'none',
  input: v.object({ email: text, ...captchaParameters }),
  result: codeSentSchema,
  errors: ['email_registration_closed', 'code_too_soon', 'code_day_limit', 'captcha_needed'],
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
  input: v.object({ phone: text, ...newPassword, invitationCode: text, name: v.optional(name) }),
  result: userSchema,
  errors: registerErrors,
});

export const registerByEmail = defineCall({
  service: 'user',
  method: 'POST',
  path: 'auth/emailregister',
  summary: 'Register by e-mail; `msg` is the token',
  auth: 'none',
  input: v.object({ email: text, ...newPassword, invitationCode: text, name: v.optional(name) }),
  result: userSchema,
  errors: ['email_registration_closed', ...registerErrors],
});

export const sendResetCode = defineCall({
  service: 'user',
  method: 'POST',
  path: 'auth/code/resetpass',
  summary: 'Send a code for a new password; answers alike whether the account exists or not',
  auth: 'none',
  input: v.object({ phone: account, ...captchaParameters }),
  result: codeSentSchema,
  errors: ['code_too_soon', 'code_day_limit', 'captcha_needed'],
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

/** Extension: what PRODUCT 4 calls settings; the date format is read by every list. */
export const updateSettings = defineCall({
  service: 'user',
  method: 'POST',
  path: 'user/settings',
  summary: 'Change settings of the account; what is left out stays',
  tag: 'extension',
  changes: ['member'],
  input: v.object({
    dateFormat: v.optional(integerParameter(0, 5)),
    /** What prices are shown in beside play USDT; a display, nothing is paid in it. */
    salesUnit: v.optional(currencySchema),
    /** Channels of messages that may tell at once, parted by commas; `none` for none. */
    notify: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(100),
        v.transform((channels) => (channels === 'none' ? [] : channels.split(','))),
        v.array(messageChannelSchema),
        v.maxLength(MESSAGE_CHANNELS.length),
      ),
    ),
  }),
  result: userSchema,
});

export const modifyName = defineCall({
  service: 'user',
  method: 'POST',
  path: 'user/modify-name',
  summary:
    'Change the name, 1 to 40 visible characters, also where it was copied to; answers the member. Refused where it pretends to be the operator, or looks like the name of another member',
  changes: ['member', 'posts', 'comments'],
  input: v.object({ name }),
  result: userSchema,
});

/**
 * A square picture, cut out and drawn again where it was chosen. Its fault is a field reason, as that of an upload;
 * `picture_not_square` beside them.
 */
export const modifyHead = defineCall({
  service: 'user',
  method: 'POST',
  path: 'user/modify-head',
  summary: 'Change the avatar: a square picture instead of the one before; answers the member',
  encoding: 'multipart',
  filesMaxBytes: CONSTANTS.AVATAR_MAX_BYTES,
  changes: ['member', 'posts', 'comments'],
  input: v.object({ file: v.blob() }),
  result: userSchema,
  errors: ['storage_full', 'world_storage_full', 'pictures_unavailable'],
});

export const removeHead = defineCall({
  service: 'user',
  method: 'POST',
  path: 'user/remove-head',
  summary: 'Remove the avatar: initials stand again; answers the member',
  tag: 'extension',
  changes: ['member', 'posts', 'comments'],
  input: nothingSchema,
  result: userSchema,
});

export const returnLease = defineCall({
  service: 'user',
  method: 'POST',
  path: 'app/financial/sellFinancial',
  summary: 'Return a lease, or ask what a return would give (quote)',
  money: true,
  changes: ['money', 'orders', 'products'],
  input: v.object({ orderId: idSchema, quote: v.optional(flagParameter, false) }),
  result: returnSchema,
  errors: ['not_found', 'not_returnable'],
});
