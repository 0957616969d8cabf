import type { ResultOf } from '@paydirt/contract';
import { outbox } from '@paydirt/contract/sandbox/world';
import { SECOND_MS } from '@paydirt/domain';

import { useCall } from '../../../platform/data/use-call.ts';
import type { View } from '../../../platform/data/view.ts';

/** A message that the test services would have sent. */
export type OutboxMessage = ResultOf<typeof outbox>[number];

/** The interval at which an open outbox asks for new messages. */
const POLL_INTERVAL_MS = 3 * SECOND_MS;

/** Show the messages that would have been sent, newest first, while the outbox is on screen. */
export function useOutbox(): View<readonly OutboxMessage[]> {
  return useCall(outbox, {}, { everyMs: POLL_INTERVAL_MS });
}
