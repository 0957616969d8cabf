import { intentOutcome } from '@paydirt/contract/account/intent-outcome';
import { createOrder, returnLease } from '@paydirt/contract/goods/orders';
import { checkIn } from '@paydirt/contract/rewards/check-in';
import { redeem } from '@paydirt/contract/rewards/redeem';
import { receiveReward } from '@paydirt/contract/rewards/rewards';
import { takeout } from '@paydirt/contract/wallet/income';
import { addRecharge } from '@paydirt/contract/wallet/recharge';
import { cancelWithdrawal, createWithdrawal } from '@paydirt/contract/wallet/withdrawal';
import type { Call, Subject } from '@paydirt/contract';
import { CURRENCY, MINUTE_MS, type Money, parseMoney } from '@paydirt/domain';
import { useEffect, useEffectEvent, useRef } from 'react';

import { useRefresh } from '../data/use-call.ts';
import { timeOf } from '../data/wire.ts';
import { useClient, useFailureText, useMember, useOnline, useOwnFormat, usePlatform } from '../hooks.tsx';
import type { Confirmed } from './intents.ts';
import { reasonOf } from './settled-elsewhere.ts';
import { useLiveState } from '../live/use-live.ts';
import { addressOf } from '../platform.ts';
import { memberOf } from '../session.ts';
import { write } from '../storage/storage.ts';
import type { ToastMessage } from '../toasts.ts';
import { useEntry } from '../navigation/hash-location.ts';

/**
 * Names of calls that move money, and the catalogue area of each: those that a member makes outside of the test panel
 * and that leave them a member.
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

/** The message about one request, and the subjects that it changed. */
interface OutcomeMessage extends Pick<ToastMessage, 'text' | 'tone'> {
  readonly changes: readonly Subject[];
}

/** The worst first: it is the tone of a combined message. */
const TONES = ['failure', 'info', 'success'] as const;
/** With the request's key, where a tab keeps its last message about it. */
const MESSAGE_KEY_PREFIX = 'paydirt.told.';

/** The amount of a request; null where it has none. */
function amountOf({ call, input, shown }: Confirmed): Money | null {
  const amount = shown['pays'] ?? shown['amount'] ?? input['amount'];
  // Only a cash recharge has its amount in a local currency.
  const isCash = call === pathOf(addRecharge) && input['channel'] === 'cash';
  const read = parseMoney(String(amount), isCash ? 'NGN' : CURRENCY);
  return read.ok ? read.value : null;
}

const pathOf = ({ service, path }: Call) => `${service}/${path}`;

/**
 * Ask, on any screen, for the outcome of requests without an answer, and report it once per tab: when the app is
 * opened, when the connection is back, and on the next screen. Nothing is sent again, and nothing is settled: that
 * is for the screen where it was confirmed, which shows the outcome too and in another tab may be sending it right
 * now.
 */
export function useUnanswered(): void {
  const client = useClient();
  const { intents, languages, toasts, clock, session, navigation, perTab } = usePlatform();
  const userId = useMember()?.userId ?? null;
  const online = useOnline();
  const live = useLiveState();
  const entry = useEntry();
  const format = useOwnFormat();
  const failureText = useFailureText();
  const refresh = useRefresh();
  const asking = useRef(new Set<string>());

  /** Ask about one; null where there is nothing to report here, or it was reported. */
  async function ask(confirmed: Confirmed, { call, name, area }: Named): Promise<OutcomeMessage | null> {
    const { key, at, from } = confirmed;
    const { data } = await client.call(intentOutcome, { call: pathOf(call), key });
    await languages.need(['record', area]);
    // Another member may be logged in by now; and the screen that sent the request reports its outcome
    // itself.
    if (memberOf(session) !== userId || addressOf(navigation) === from) return null;
    const { t } = languages.get();
    const amount = amountOf(confirmed);
    const what = amount === null ? t(name) : `${t(name)} · ${format.money(amount, 'balance')}`;
    const message = messageOf();
    if (message === null || perTab.getItem(`${MESSAGE_KEY_PREFIX}${key}`) === message.text) return null;
    write(perTab, `${MESSAGE_KEY_PREFIX}${key}`, message.text);
    return message;

    function messageOf(): OutcomeMessage | null {
      if (data.earlier === null || data.time === null) {
        // The device's clock may have been changed in either direction since.
        if (Math.abs(clock.deviceNow() - at) < MINUTE_MS) return null;
        return { text: t('record.unanswered.waiting', { what }), tone: 'info', changes: [] };
      }
      if (data.earlier.outcome === 'done') {
        const time = format.dateTime(timeOf(data.time));
        return {
          text: t('record.unanswered.accepted', { what, time }),
          tone: 'success',
          changes: call.changes,
        };
      }
      const nothing = t('record.unanswered.notDone', { what });
      const text = `${nothing} ${reasonOf(data.earlier, failureText)}`.trim();
      return { text, tone: 'failure', changes: call.changes };
    }
  }
  /** Tell of several at once: of two messages a failure would take the other's place. */
  async function tell(outcomes: readonly Promise<OutcomeMessage | null>[]): Promise<void> {
    // A failed request is repeated on the next screen, or when the connection is back.
    const answered = await Promise.all(outcomes.map((one) => one.catch(() => null)));
    const messages = answered.filter((one) => one !== null);
    if (messages.length === 0 || memberOf(session) !== userId) return;
    const tone = TONES.find((worst) => messages.some((one) => one.tone === worst));
    toasts.show(messages.map(({ text }) => text).join(' '), tone);
    const changes = new Set(messages.flatMap((one) => one.changes));
    if (changes.size > 0) await refresh(...changes);
  }
  const askAll = useEffectEvent(() => {
    if (userId === null || !online || document.visibilityState !== 'visible') return;
    const outcomes: Promise<OutcomeMessage | null>[] = [];
    for (const name of intents.names()) {
      const confirmed = intents.of(name).lost();
      const named = NAMES.find(({ call }) => pathOf(call) === confirmed?.call);
      if (confirmed === null || named === undefined || !intents.isOfThisWorld(confirmed)) continue;
      const { key, from } = confirmed;
      if (from === undefined || from === addressOf(navigation) || asking.current.has(key)) continue;
      asking.current.add(key);
      outcomes.push(ask(confirmed, named).finally(() => asking.current.delete(key)));
    }
    void tell(outcomes);
  });

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change is an occasion
  useEffect(() => askAll(), [userId, online, live, entry]);
  useEffect(() => intents.subscribe(() => askAll()), [intents]);
}
