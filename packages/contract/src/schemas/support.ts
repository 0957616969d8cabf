import { HELP_ARTICLES, LOCALES } from '@paydirt/domain';
import * as v from 'valibot';

import { countSchema, idSchema, timeSchema } from './basics.ts';

/** Whether people answer in the support chat, and where it is. */
export const supportInfoSchema = v.object({
  open: v.boolean(),
  /** Every day, on the clock, in UTC. */
  hours: v.object({
    /** Such as "08:00". */
    from: v.string(),
    to: v.string(),
    /** When `open` changes. */
    changesAt: timeSchema,
  }),
  /** Of the chat's page: a path where it has the app's origin. */
  appUrl: v.string(),
});

/** Address of the chat's page with a ticket of one use in its fragment, which no server sees. */
export const supportLinkSchema = v.object({ url: v.string() });

/** One thing that was said in the chat. */
export const supportMessageSchema = v.object({
  id: idSchema,
  /** Counts the messages of everybody: later ones have greater numbers. */
  seq: countSchema,
  /** `guide` answers by itself, from the help texts; `person` is the test panel. */
  author: v.picklist(['member', 'guide', 'person']),
  kind: v.picklist(['text', 'article', 'no_article', 'waiting', 'closed']),
  /** In the chat's language, of a member as it was typed. */
  text: v.string(),
  /** The help text that the guide found. */
  articleId: v.nullable(v.picklist(HELP_ARTICLES)),
  time: timeSchema,
  /** The same in the chat's language and the member's date format, for its page has no formatter. */
  shownTime: v.string(),
});

/** The chat of one member, or what is new in it. */
export const supportThreadSchema = v.object({
  /** Who answers next: the guide, or a person. */
  answers: v.picklist(['guide', 'person']),
  open: v.boolean(),
  /** Oldest first. */
  list: v.array(supportMessageSchema),
});

/** What the chat's page is told once, for its ticket (H16): all that it ever learns of a member. */
export const supportVisitSchema = v.object({
  /** Stands for the ticket from now on. */
  key: v.string(),
  member: v.object({ id: idSchema, name: v.string(), phone: v.nullable(v.string()) }),
  locale: v.picklist(LOCALES),
  thread: supportThreadSchema,
});

/** A chat as the test panel shows it. */
export const supportRequestSchema = v.object({
  /** Id of the member. */
  id: idSchema,
  name: v.string(),
  /** What the member wrote last. */
  text: v.string(),
  time: timeSchema,
  /** Whether an answer is waited for. */
  waiting: v.boolean(),
});
