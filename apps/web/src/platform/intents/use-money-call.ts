import {
  type Call,
  CallError,
  type EarlierOutcome,
  ERRORS,
  type InputOf,
  isErrorName,
  isResultOf,
} from '@paydirt/contract';
import { voidIntent } from '@paydirt/contract/account/intent';
import { err, ok } from '@paydirt/domain';
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';

import { useRefresh } from '../data/use-call.ts';
import { type SendResult, useAttempt } from '../data/use-send.ts';
import { useFailureText, useMember, usePlatform, useT, useToast } from '../hooks.tsx';
import { addressOf } from '../platform.ts';
import { memberOf } from '../session.ts';
import { type OnSettledElsewhere, useSettledElsewhere } from './settled-elsewhere.ts';
import { isSameRequest, type Confirmed, type Fields, isClosedBy, secretsOf } from './intents.ts';

/**
 * A call that moves money, done once for each time that the member confirms it (PRODUCT 7). A refusal that comes after
 * its sheet or page was closed is shown in a toast.
 */
export interface MoneyCall<C extends Call> {
  /**
   * Confirm and send. What is kept of it stays as it is until it has a final answer. Where something else was confirmed
   * before and has none, nothing is sent and the answer is null: `lost` shows that first.
   */
  readonly confirm: (input: InputOf<C>, shown?: Confirmed['shown']) => Promise<SendResult<C>>;
  /** Send what was confirmed again, as it was. Secrets that had to be typed once more are given. */
  readonly again: (secrets?: Fields) => Promise<SendResult<C>>;
  /**
   * Give up the confirmed request. Null where it will not happen any more, which is shown and reported to
   * `onGivenUp`, or where that is not known yet; otherwise it already has its final answer.
   */
  readonly giveUp: (onGivenUp?: () => void) => Promise<SendResult<C>>;
  readonly sending: boolean;
  /** The confirmed request, from the moment it is sent until its final answer. */
  readonly open: Confirmed | null;
  /** The same, where its answer did not come: it may have happened. */
  readonly lost: Confirmed | null;
  /** True while the secrets of the open request are still known here. */
  readonly hasSecrets: boolean;
  /** The failure of the open request's last try; null before. */
  readonly failure: CallError | null;
}

/**
 * Get the outcome of the first request under a key: its answer, or its refusal; null where this app cannot parse
 * it.
 */
function answerOfFirst<C extends Call>(call: C, earlier: EarlierOutcome): SendResult<C> {
  if (earlier.outcome === 'done')
    return isResultOf(call, earlier.result) ? ok({ data: earlier.result, msg: '' }) : null;
  if (!isErrorName(earlier.error)) return null;
  return err(new CallError(earlier.error, ERRORS[earlier.error].code, ''));
}

function answerOrThatOfFirst<C extends Call>(call: C, error: CallError): NonNullable<SendResult<C>> {
  const { earlier } = error.details;
  if (error.name !== 'key_reused' || earlier === undefined) return err(error);
  return answerOfFirst(call, earlier) ?? err(error);
}

/**
 * Prepare a call that moves money, under the name of its intent: `lease:7`. If a request without an answer was
 * shown and another tab or page settled it, `onSettledElsewhere` is called with its outcome: the next confirmation
 * would be another request. It is left out where the call is only watched.
 */
export function useMoneyCall<C extends Call>(
  call: C,
  name: string,
  onSettledElsewhere?: OnSettledElsewhere,
): MoneyCall<C> {
  const { intents, navigation, session } = usePlatform();
  const userId = useMember()?.userId;
  // Intents belong to a member, so another member needs another one of the same name.
  // oxlint-disable-next-line react/exhaustive-deps -- `userId` decides where `of` looks
  const intent = useMemo(() => intents.of(name), [intents, name, userId]);
  const path = `${call.service}/${call.path}`;
  const ownOrNull = (confirmed: Confirmed | null) => (confirmed?.call === path ? confirmed : null);
  const open = ownOrNull(useSyncExternalStore(intents.subscribe, intent.open));
  const lost = ownOrNull(useSyncExternalStore(intents.subscribe, intent.lost));
  const refresh = useRefresh();
  const last = useRef({ userId, lost });
  const findOut = useSettledElsewhere();
  const t = useT();
  const toast = useToast();
  const failureText = useFailureText();
  const closed = useRef(false);
  useEffect(
    () => () => {
      closed.current = true;
    },
    [],
  );
  // After a reset of the world there is no outcome, and another message reports the reset.
  const earlierOutcome = async (settled: Confirmed) =>
    intents.isOfThisWorld(settled) ? findOut(settled) : null;
  const settledElsewhere = useEffectEvent((settled: Confirmed) => {
    void refresh(...call.changes);
    onSettledElsewhere?.(earlierOutcome(settled));
  });
  const noteLost = useEffectEvent(() => {
    const before = last.current;
    last.current = { userId, lost };
    // The request of another member does not concern this one.
    if (before.lost === null || lost !== null || before.userId !== userId) return;
    if (!intents.isClosedHere(before.lost.key)) settledElsewhere(before.lost);
  });
  const lostKey = lost?.key ?? null;
  useEffect(() => noteLost(), [lostKey]);
  const { attempt, sending: asking } = useAttempt(call);
  const voiding = useAttempt(voidIntent);
  const sending = asking || voiding.sending;
  const [failed, setFailed] = useState<{ readonly key: string; readonly error: CallError } | null>(null);
  const [heldSecrets, setHeldSecrets] = useState<{ readonly key: string; readonly secrets: Fields } | null>(
    null,
  );

  async function send(confirmed: Confirmed, secrets: Fields, first: boolean): Promise<SendResult<C>> {
    const { key, input: kept } = confirmed;
    setHeldSecrets({ key, secrets });
    const input = { ...kept, ...secrets } as InputOf<C>;
    const answered = await attempt(input, key);
    if (answered === null) return null;
    const result = answered.ok ? answered : answerOrThatOfFirst(call, answered.error);
    const isHere = memberOf(session) === (userId ?? null);
    if (result.ok || isClosedBy(result.error, first)) {
      close(key, result.ok);
      if (!result.ok && closed.current && isHere) toast(failureText(result.error), 'failure');
    } else if (intent.open()?.key !== key) {
      // Another tab has received the final answer: the next confirmation would be a second request.
      close(key, true);
      if (isHere) onSettledElsewhere?.(earlierOutcome(confirmed));
    } else {
      setFailed({ key, error: result.error });
      intent.lose(key);
    }
    return result;
  }

  function close(key: string, done: boolean) {
    intent.close(key);
    setHeldSecrets(null);
    setFailed(null);
    // The member has left, so there is no session to refetch with.
    if (done && call.outlivesMember) return;
    // Refetch after a refusal too: the figures that led to it are out of date.
    void refresh(...call.changes);
  }

  return {
    async confirm(input, shown = {}) {
      if (sending) return null;
      const before = intent.open();
      const request = { call: path, input: input as Fields };
      if (before !== null && !isSameRequest(before, request)) {
        intents.follow();
        return null;
      }
      const confirmed = intent.confirm({ ...request, shown, from: addressOf(navigation) });
      return send(confirmed, secretsOf(request.input), before === null);
    },
    async again(secrets) {
      const confirmed = intent.open() ?? open;
      if (confirmed === null || sending) return null;
      const known = heldSecrets?.key === confirmed.key ? heldSecrets.secrets : {};
      return send(confirmed, { ...known, ...secrets }, false);
    },
    async giveUp(onGivenUp) {
      const confirmed = intent.open() ?? open;
      if (confirmed === null || sending) return null;
      const { key } = confirmed;
      const given = await voiding.attempt({ call: path, key });
      if (given === null) return null;
      if (!given.ok) {
        setFailed({ key, error: given.error });
        return null;
      }
      const { voided, earlier } = given.value.data;
      if (voided) {
        close(key, false);
        toast(t('error.key_void'));
        onGivenUp?.();
        return null;
      }
      const outcome = earlier === undefined ? null : answerOfFirst(call, earlier);
      // The services give this outcome only to the original request, so repeat it to get its answer.
      if (outcome === null) return send(confirmed, {}, false);
      close(key, outcome.ok);
      return outcome;
    },
    sending,
    open,
    lost,
    hasSecrets: open !== null && heldSecrets?.key === open.key,
    failure: failed !== null && failed.key === open?.key ? failed.error : null,
  };
}
