import type { ResultOf } from '@paydirt/contract';
import { outbox } from '@paydirt/contract/sandbox/world';

import { useCall } from '../../../platform/data/use-call.ts';
import type { View } from '../../../platform/data/view.ts';

/** A message that the test services would have sent. */
export type OutboxMessage = ResultOf<typeof outbox>[number];

/** How often an open outbox looks for new messages. */
const LOOKS_EVERY_MS = 3000;

/** Show the messages that would have been sent, newest first, while the outbox is on screen. */
export function useOutbox(): View<readonly OutboxMessage[]> {
  return useCall(outbox, {}, { everyMs: LOOKS_EVERY_MS });
}
