import type { ResultOf } from '@paydirt/contract';
import { outbox } from '@paydirt/contract/sandbox/world';
import { SECOND_MS } from '@paydirt/domain';

import { useCall } from './use-call.ts';
import type { View } from './view.ts';

/** A message that the test services would have sent. */
export type OutboxMessage = ResultOf<typeof outbox>[number];

/** The interval at which an open outbox asks for new messages. */
const POLL_INTERVAL_MS = 3 * SECOND_MS;

/**
 * Watch the messages that would have been sent, newest first, while they are on screen; with `to` those to one phone or
 * e-mail address. Null makes no request.
 */
export function useOutbox(to?: string | null): View<readonly OutboxMessage[]> {
  return useCall(outbox, to === null ? null : { ...(to !== undefined && { to }) }, {
    everyMs: POLL_INTERVAL_MS,
  });
}
