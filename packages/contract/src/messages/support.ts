import { CONSTANTS, HELP_ARTICLES, LOCALES } from '@paydirt/domain';
import * as v from 'valibot';

import {
  countSchema,
  emptySchema,
  flagParameter,
  idSchema,
  integerParameter,
  nothingSchema,
  timeOfDaySchema,
  timeSchema,
} from '../basics.ts';
import { defineCall } from '../call.ts';
import { textParameter } from '../free-text.ts';

/** The support chat: its hours, its address, and `open` while people answer. */
export const supportInfoSchema = v.object({
  open: v.boolean(),
  /** Every day, on the clock, in UTC. */
  hours: v.object({
    from: timeOfDaySchema,
    to: timeOfDaySchema,
    /** When `open` changes. */
    changesAt: timeSchema,
  }),
  /** Address of the chat's page: a path where it has the app's origin. */
  appUrl: v.string(),
});

export type SupportInfo = v.InferOutput<typeof supportInfoSchema>;

/** Address of the chat's page with a single-use ticket in its fragment, which no server sees. */
export const supportLinkSchema = v.object({ url: v.string() });

/** One message in the chat. */
export const supportMessageSchema = v.object({
  id: idSchema,
  /** Sequence number across all members' messages: later ones have greater numbers. */
  seq: countSchema,
  /** `guide` answers automatically, from the help texts; `person` is the test panel. */
  author: v.picklist(['member', 'guide', 'person']),
  kind: v.picklist(['text', 'article', 'no_article', 'waiting', 'closed']),
  /** In the chat's language; a member's message as it was typed. */
  text: v.string(),
  /** The help text that the guide found. */
  articleId: v.nullable(v.picklist(HELP_ARTICLES)),
  time: timeSchema,
  /** The same in the chat's language and the member's date format, because its page has no formatter. */
  shownTime: v.string(),
});

export type SupportMessage = v.InferOutput<typeof supportMessageSchema>;

/** The chat of one member, or what is new in it. */
export const supportThreadSchema = v.object({
  /** Next to answer: the guide, or a person. */
  answers: v.picklist(['guide', 'person']),
  open: v.boolean(),
  /** Oldest first. */
  list: v.array(supportMessageSchema),
});

export type SupportThread = v.InferOutput<typeof supportThreadSchema>;

/**
 * Data that the chat's page receives once for its ticket (H16), and the only data about a member that it ever receives.
 */
export const supportVisitSchema = v.object({
  /** Replaces the ticket from now on. */
  key: v.string(),
  member: v.object({ id: idSchema, name: v.string(), phone: v.nullable(v.string()) }),
  locale: v.picklist(LOCALES),
  thread: supportThreadSchema,
});

/** A chat as the test panel shows it. */
export const supportRequestSchema = v.object({
  id: idSchema,
  name: v.string(),
  /** The member's latest message. */
  text: v.string(),
  time: timeSchema,
  /** The member waits for an answer. */
  waiting: v.boolean(),
});

export type SupportRequest = v.InferOutput<typeof supportRequestSchema>;

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
  costly: true,
  summary:
    'Address of the support chat, with a ticket of one use that carries id, name, phone and language; asked for once the member has opened the chat and agreed (H16)',
  input: nothingSchema,
  result: supportLinkSchema,
});

/** Common to the calls of the chat's page, which may have another origin and has no member's token. */
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
  summary: 'Messages of the chat since a given one; changes nothing',
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
  errors: ['support_ended', 'key_reused'],
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

const panel = { service: 'sandbox', tag: 'sandbox', auth: 'none' } as const;

export const supportRequests = defineCall({
  ...panel,
  method: 'GET',
  path: 'support/list',
  summary: 'The chats that were handed to a person, those that wait first',
  shows: ['support'],
  input: nothingSchema,
  result: v.array(supportRequestSchema),
});

export const answerSupport = defineCall({
  ...panel,
  method: 'POST',
  path: 'support/answer',
  summary: 'Answer a chat as a person',
  changes: ['support'],
  input: v.object({
    id: idSchema,
    text: textParameter(CONSTANTS.SUPPORT_MESSAGE_MAX_LENGTH),
  }),
  result: emptySchema,
  errors: ['not_found'],
});
