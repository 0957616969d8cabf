import { CONSTANTS } from '@paydirt/domain';
import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { flagParameter, idSchema, integerParameter, nothingSchema } from '../schemas/basics.ts';
import { textParameter } from '../schemas/free-text.ts';
import {
  supportInfoSchema,
  supportLinkSchema,
  supportThreadSchema,
  supportVisitSchema,
} from '../schemas/support.ts';

const secret = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const message = textParameter(CONSTANTS.SUPPORT_MESSAGE_MAX_LENGTH);

export const supportInfo = defineCall({
  service: 'user',
  method: 'GET',
  path: 'appUrl/info',
  summary: 'The support chat: whether somebody is there, the hours, and where its page is',
  shows: ['support'],
  input: nothingSchema,
  result: supportInfoSchema,
});

export const supportLink = defineCall({
  service: 'user',
  method: 'GET',
  path: 'appUrl/link',
  summary:
    'Address of the support chat, with a ticket of one use that carries id, name, phone and language; asked for once the member has opened the chat and agreed (H16)',
  input: nothingSchema,
  result: supportLinkSchema,
});

/** What the chat's page sends: it may be of another origin, and has no member's token. */
const fromChat = {
  service: 'user',
  method: 'POST',
  tag: 'extension',
  auth: 'none',
  anyOrigin: true,
} as const;

export const enterSupport = defineCall({
  ...fromChat,
  path: 'support/enter',
  summary: 'Give a ticket away for what it carries, the thread, and the key of this visit',
  input: v.object({ ticket: secret }),
  result: supportVisitSchema,
  errors: ['support_ticket_used'],
});

export const readSupport = defineCall({
  ...fromChat,
  path: 'support/read',
  summary: 'What was said since a message; changes nothing',
  input: v.object({ key: secret, after: v.optional(integerParameter(0, 999_999_999), 0) }),
  result: supportThreadSchema,
  errors: ['support_ended'],
});

export const sendSupport = defineCall({
  ...fromChat,
  path: 'support/send',
  summary:
    'Say something, once per intent: the guide answers at once, or a person is told. Answers what is new since `after`',
  input: v.object({
    key: secret,
    text: message,
    intentId: v.optional(idSchema),
    after: v.optional(integerParameter(0, 999_999_999), 0),
  }),
  result: supportThreadSchema,
  errors: ['support_ended'],
});

export const askPerson = defineCall({
  ...fromChat,
  path: 'support/person',
  summary: 'Ask for a person instead of the guide, or for the guide again. Answers what is new since `after`',
  input: v.object({
    key: secret,
    person: v.optional(flagParameter, true),
    after: v.optional(integerParameter(0, 999_999_999), 0),
  }),
  result: supportThreadSchema,
  errors: ['support_ended'],
});
