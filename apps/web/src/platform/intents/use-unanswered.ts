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
import type { Confirmed, Intent } from './intents.ts';
import { reasonOf } from './settled-elsewhere.ts';
import { useLiveState } from '../live/use-live.ts';
import { memberOf } from '../session.ts';
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
 * Ask, wherever the member is, what became of what they sent and had no answer to: when the app is opened, when the
 * line is back, and on the next screen. The screen where it was confirmed shows it by itself. Nothing is sent again.
 */
export function useUnanswered(): void {
  const client = useClient();
  const { intents, languages, toasts, clock, session, navigation } = usePlatform();
  const userId = useMember()?.userId ?? null;
  const online = useOnline();
  const live = useLiveState();
  const { path } = useEntry();
  const format = useFormat();
  const failureText = useFailureText();
  const refresh = useRefresh();
  /** Keys that are being asked about, or are told of. */
  const known = useRef(new Set<string>());

  async function tell(
    intent: Intent,
    { key, at, from }: Confirmed,
    { call, name, area }: Named,
  ): Promise<void> {
    const { data } = await client.call(intentOutcome, { call: pathOf(call), key });
    await languages.need(['record', area]);
    // It is the business of nobody else who may be here by now; and its own screen shows it by itself.
    if (memberOf(session) !== userId || navigation.entry().path === from) {
      known.current.delete(key);
      return;
    }
    const { t } = languages.get();
    const what = t(name);
    if (data.earlier === null || data.time === null) {
      // Another tab may be sending it right now.
      if (clock.deviceNow() - at < MINUTE_MS) known.current.delete(key);
      else toasts.show(t('record.unanswered.waiting', { what }));
      return;
    }
    intent.close(key);
    if (data.earlier.outcome === 'done') {
      const time = format.dateTime(timeOf(data.time));
      toasts.show(t('record.unanswered.accepted', { what, time }), 'success');
    } else {
      const reason = reasonOf(data.earlier, failureText);
      toasts.show(`${t('record.unanswered.notDone', { what })} ${reason}`.trim(), 'failure');
    }
    await refresh(...call.changes);
  }
  const ask = useEffectEvent(() => {
    for (const intent of intents.names().map(intents.of)) {
      const confirmed = intent.lost();
      const named = NAMES.find(({ call }) => pathOf(call) === confirmed?.call);
      if (confirmed === null || named === undefined || !intents.isOfThisWorld(confirmed)) continue;
      const { key, from } = confirmed;
      if (from === path || known.current.has(key)) continue;
      known.current.add(key);
      // Where this cannot be asked now, the next screen asks.
      tell(intent, confirmed, named).catch(() => known.current.delete(key));
    }
  });

  useEffect(() => {
    if (userId !== null && online) ask();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change of the last two is an occasion
  }, [userId, online, live, path]);
}
