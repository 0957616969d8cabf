import { checkRedemption, redeem } from '@paydirt/contract/rewards/redeem';
import {
  addRecharge,
  confirmDeposit,
  type Recharge,
  rechargeConfig,
  rechargeStatus,
} from '@paydirt/contract/wallet/recharge';
import { records } from '@paydirt/contract/wallet/records';
import {
  type Asset,
  MINUTE_MS,
  type Money,
  parseMoney,
  type Rate,
  readRate,
  SECOND_MS,
  unwrap,
} from '@paydirt/domain';
import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';

import { useClock } from '../../../platform/hooks.tsx';
import type { Answered } from '../../../platform/data/answer-cache.ts';
import { keyOf } from '../../../platform/data/key.ts';
import type { LiveState } from '../../../platform/live/live-hub.ts';
import { useLiveEvents } from '../../../platform/live/use-live.ts';
import { useAudience, useCall, useRefresh } from '../../../platform/data/use-call.ts';
import { useSend } from '../../../platform/data/use-send.ts';
import type { OnSettledElsewhere } from '../../../platform/intents/settled-elsewhere.ts';
import { useMoneyCall } from '../../../platform/intents/use-money-call.ts';
import type { View } from '../../../platform/data/view.ts';

/** The polling interval of a page while the socket is not connected. */
const POLL_INTERVAL_MS = 2 * SECOND_MS;

/** Read an amount of any asset as it travels. The call's schema has checked its form. */
export const amountOf = (decimal: string, currency: Asset): Money => unwrap(parseMoney(decimal, currency));

/** Read a rate as it travels. */
export const rateOfWire = (decimal: string): Rate => unwrap(readRate(decimal));

/** Tell if a recharge has reached its final status. */
export const isFinished = ({ status }: Recharge): boolean => status === 'credited' || status === 'failed';

/** Watch the terms of both ways of recharging, with the current rate. */
export const useRechargeConfig = () => useCall(rechargeConfig, {}, { everyMs: MINUTE_MS });

/** Read the recharges that are under way, newest first. */
export const useOpenRecharges = () =>
  useCall(records, { kind: 'recharge', status: 'pending,processing', pageNum: 1, pageSize: 5 });

/** Read the recharges in USDT that wait for their deposit, newest first. */
export const useWaitingRecharges = () =>
  useCall(records, { kind: 'recharge', status: 'pending', pageNum: 1, pageSize: 10 });

/** Begin a recharge. */
export const useAddRecharge = (channel: Recharge['channel'], onSettledElsewhere: OnSettledElsewhere) =>
  useMoneyCall(addRecharge, `recharge:${channel}`, onSettledElsewhere);

/** Send the test deposit. */
export const useConfirmDeposit = () => useSend(confirmDeposit);

/** Get the value of a code; changes nothing. */
export const useCheckRedemption = () => useSend(checkRedemption);

/** Redeem a code. */
export const useRedeem = (onSettledElsewhere: OnSettledElsewhere) =>
  useMoneyCall(redeem, 'redeem', onSettledElsewhere);

/**
 * Watch one recharge as it progresses: by the socket's events at once, and without a socket by polling. It survives a
 * reload and a time without network, since all of it is the service's.
 */
export function useRecharge(id: string | null): { view: View<Recharge>; live: LiveState } {
  const audience = useAudience();
  const clock = useClock();
  const refresh = useRefresh();
  const { mutate } = useSWRConfig();
  // Null until the first answer; a finished recharge is no longer polled.
  const [finished, setFinished] = useState<boolean | null>(null);
  const live = useLiveEvents((event) => {
    if (event.type !== 'recharge') return;
    const answered: Answered<Recharge> = { value: event.data, asOf: clock() };
    void mutate(keyOf(rechargeStatus, { id: event.data.id }, audience), answered, { revalidate: false });
  });
  const view = useCall(rechargeStatus, id === null ? null : { id }, {
    everyMs: finished === true || live === 'live' ? 0 : POLL_INTERVAL_MS,
  });
  const isDone = view.status === 'ready' ? isFinished(view.value) : null;
  if (isDone !== null && isDone !== finished) setFinished(isDone);

  const credited = view.status === 'ready' && view.value.status === 'credited';
  useEffect(() => {
    if (credited) void refresh('money');
  }, [credited, refresh]);
  return { view, live };
}
