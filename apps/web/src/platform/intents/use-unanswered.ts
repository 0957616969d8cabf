import { intentOutcome } from '@paydirt/contract/account/intent-outcome';
import { createOrder, returnLease } from '@paydirt/contract/goods/orders';
import { checkIn } from '@paydirt/contract/rewards/check-in';
import { redeem } from '@paydirt/contract/rewards/redeem';
import { receiveReward } from '@paydirt/contract/rewards/rewards';
import { takeout } from '@paydirt/contract/wallet/income';
import { addRecharge } from '@paydirt/contract/wallet/recharge';
import { cancelWithdrawal, createWithdrawal } from '@paydirt/contract/wallet/withdrawal';
import type { Call } from '@paydirt/contract';
import { MINUTE_MS } from '@paydirt/domain';
import { useEffect, useEffectEvent, useRef } from 'react';

import { useRefresh } from '../data/use-call.ts';
import { timeOf } from '../data/wire.ts';
import { useClient, useFailureText, useFormat, useMember, useOnline, usePlatform } from '../hooks.tsx';
import type { Confirmed } from './intents.ts';
import { reasonOf } from './settled-elsewhere.ts';
import { useLiveState } from '../live/use-live.ts';
import { addressOf } from '../platform.ts';
import { memberOf } from '../session.ts';
import { write } from '../storage/storage.ts';
import type { ToastMessage } from '../toasts.ts';
import { useEntry } from '../navigation/hash-location.ts';

/**
 * What calls that move money are called, and the area of their name: those that a member makes outside of the test
 * panel and that leave them a member.
 */
const NAMES = [
  { call: createOrder, name: 'record.kind.buy_machine', area: 'record' },
  { call: returnLease, name: 'record.kind.refund', area: 'record' },
  { call: createWithdrawal, name: 'record.kind.withdrawal', area: 'record' },
  { call: cancelWithdrawal, name: 'withdraw.cancel.confirm', area: 'withdraw' },
  { call: addRecharge, name: 'record.kind.recharge', area: 'record' },
  { call: redeem, name: 'exchange.title', area: 'recharge' },
  { call: takeout, name: 'shell.title.receiveIncome', area: 'base' },
  { call: receiveReward, name: 'record.kind.bonus', area: 'record' },
  { call: checkIn, name: 'checkIn.title', area: 'checkin' },
] as const;

type Named = (typeof NAMES)[number];

const pathOf = ({ service, path }: Call) => `${service}/${path}`;

/**
 * Ask, wherever the member is, what became of what they sent and had no answer to, and tell it once in a tab: when the
 * app is opened, when the line is back, and on the next screen. Nothing is sent again, and nothing is settled: that is
 * for the screen where it was confirmed, which shows it by itself and in another tab may be sending it right now.
 */
export function useUnanswered(): void {
  const client = useClient();
  const { intents, languages, toasts, clock, session, navigation, perTab } = usePlatform();
  const userId = useMember()?.userId ?? null;
  const online = useOnline();
  const live = useLiveState();
  const entry = useEntry();
  const format = useFormat();
  const failureText = useFailureText();
  const refresh = useRefresh();
  const asking = useRef(new Set<string>());

  function tellOnce(key: string, text: string, tone: ToastMessage['tone']): boolean {
    const told = `paydirt.told.${key}`;
    if (perTab.getItem(told) === text) return false;
    write(perTab, told, text);
    toasts.show(text, tone);
    return true;
  }
  async function tell({ key, at, from }: Confirmed, { call, name, area }: Named): Promise<void> {
    const { data } = await client.call(intentOutcome, { call: pathOf(call), key });
    await languages.need(['record', area]);
    // It is the business of nobody else who may be here by now; and its own screen shows it by itself.
    if (memberOf(session) !== userId || addressOf(navigation) === from) return;
    const { t } = languages.get();
    const what = t(name);
    if (data.earlier === null || data.time === null) {
      if (clock.deviceNow() - at >= MINUTE_MS)
        tellOnce(key, t('record.unanswered.waiting', { what }), 'info');
      return;
    }
    const done = data.earlier.outcome === 'done';
    const text = done
      ? t('record.unanswered.accepted', { what, time: format.dateTime(timeOf(data.time)) })
      : `${t('record.unanswered.notDone', { what })} ${reasonOf(data.earlier, failureText)}`.trim();
    if (tellOnce(key, text, done ? 'success' : 'failure')) await refresh(...call.changes);
  }
  const ask = useEffectEvent(() => {
    if (userId === null || !online || document.visibilityState !== 'visible') return;
    for (const name of intents.names()) {
      const confirmed = intents.of(name).lost();
      const named = NAMES.find(({ call }) => pathOf(call) === confirmed?.call);
      if (confirmed === null || named === undefined || !intents.isOfThisWorld(confirmed)) continue;
      const { key, from } = confirmed;
      if (from === undefined || from === addressOf(navigation) || asking.current.has(key)) continue;
      asking.current.add(key);
      // Where this cannot be asked now, the next occasion asks.
      tell(confirmed, named)
        .catch(() => undefined)
        .finally(() => asking.current.delete(key));
    }
  });

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change is an occasion
  useEffect(() => ask(), [userId, online, live, entry]);
  useEffect(() => intents.subscribe(() => ask()), [intents]);
}
