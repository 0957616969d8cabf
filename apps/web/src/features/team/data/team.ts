import type { InputOf } from '@paydirt/contract';
import {
  floorOne,
  floorTwo,
  type Invitee,
  shareInfo,
  teamIncome,
  teamSummary,
} from '@paydirt/contract/community/team';

import { useCall } from '../../../platform/data/use-call.ts';
import { usePages } from '../../../platform/data/use-pages.ts';

export const useShareInfo = () => useCall(shareInfo, {});

/** Read the people on a floor of the team, newest first; with a search, those whose name has it. */
export const useFloor = (floor: 1 | 2, search: string) =>
  usePages<Invitee, typeof floorOne>(
    floor === 1 ? floorOne : floorTwo,
    search === '' ? {} : { q: search },
    (invitee) => invitee.id,
  );

/** Read the team in figures, its levels, and the budget left for them. */
export const useTeamSummary = () => useCall(teamSummary, {});

/**
 * Read income from the team, over some days. A period without any is ready too: its page states the second floor's
 * share.
 */
export const useTeamIncome = (input: InputOf<typeof teamIncome>) =>
  useCall(teamIncome, input, { isEmpty: () => false });
