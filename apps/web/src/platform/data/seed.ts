import type { ResultOf } from '@paydirt/contract';
import { seed } from '@paydirt/contract/sandbox/world';

import { useCall } from './use-call.ts';
import type { View } from './view.ts';

/** Public invitation codes and ready-made members. */
export type Seed = ResultOf<typeof seed>;

/** Read the public codes and members of the test services. */
export function useSeed(): View<Seed> {
  return useCall(seed, {});
}
