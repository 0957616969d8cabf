import type { Invitee } from '@paydirt/contract';
import { floorOne, floorTwo, shareInfo } from '@paydirt/contract/calls/user';

import { useCall } from '../../../platform/data/use-call.ts';
import { usePages } from '../../../platform/data/use-pages.ts';

/** Show invite data. */
export const useShareInfo = () => useCall(shareInfo, {});

/** Show the people on a floor of the team, newest first. */
export const useFloor = (floor: 1 | 2) =>
  usePages<Invitee, typeof floorOne>(floor === 1 ? floorOne : floorTwo, {}, (invitee) => invitee.id);
