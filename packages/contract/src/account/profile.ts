import { CONSTANTS } from '@paydirt/domain';
import * as v from 'valibot';

import {
  currencySchema,
  integerParameter,
  MESSAGE_CHANNELS,
  messageChannelSchema,
  nothingSchema,
} from '../basics.ts';
import { defineCall } from '../call.ts';
import { lineParameter } from '../free-text.ts';
import { userSchema } from './session.ts';

/** Name of a member: 1 to 40 characters, at least one of them visible. */
const name = lineParameter(CONSTANTS.NAME_MAX_LENGTH);

/** Extension: the settings of PRODUCT 4; every list uses the date format. */
export const updateSettings = defineCall({
  service: 'user',
  method: 'POST',
  path: 'user/settings',
  summary: 'Change settings of the account; what is left out stays',
  tag: 'extension',
  changes: ['member'],
  input: v.object({
    dateFormat: v.optional(integerParameter(0, 5)),
    /** Currency in which prices are also shown; payments are never made in it. */
    salesUnit: v.optional(currencySchema),
    /** Message channels that may notify immediately, separated by commas; `none` for none. */
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
 * A square avatar, cropped on the member's device. Its errors are field reasons, as those of an upload, and
 * `picture_not_square`.
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
