import type { Call } from '@paydirt/contract';
import { allCalls } from '@paydirt/contract/calls';

const MONEY_CALLS: ReadonlyMap<string, Call> = new Map(
  allCalls.filter(({ money }) => money).map((call) => [`${call.service}/${call.path}`, call]),
);

/** Find a call that moves money, by its service and path. */
export const moneyCallOf = (name: string): Call | undefined => MONEY_CALLS.get(name);
