import type { Answer, CallError, InputOf, ResultOf } from '@paydirt/contract';
import type { sendBindEmailCode, sendFundPasswordCode } from '@paydirt/contract/account/fund-password';
import type { sendRegisterCode, sendRegisterEmailCode, sendResetCode } from '@paydirt/contract/account/login';
import type { sendVerifyCode } from '@paydirt/contract/account/security';
import { addMs, CONSTANTS, epochMs, type EpochMs, fromIso, SECOND_MS, unwrap } from '@paydirt/domain';
import { useEffect, useState } from 'react';

import { useSend } from '../../platform/data/use-send.ts';
import { useClock, usePlatform } from '../../platform/hooks.tsx';
import { write } from '../../platform/storage/storage.ts';

type CodeCall =
  | typeof sendRegisterCode
  | typeof sendRegisterEmailCode
  | typeof sendResetCode
  | typeof sendFundPasswordCode
  | typeof sendBindEmailCode
  | typeof sendVerifyCode;

/** Failures of a code, all shown at its field; for `useForm`. */
export const CODE_FAILURES = {
  code_wrong: 'code',
  code_expired: 'code',
  code_too_many_tries: 'code',
  code_too_soon: 'code',
  code_day_limit: 'code',
  captcha_needed: 'code',
} as const;

/** Asking for verification codes, one a minute (PRODUCT 6). */
export interface CodeSending<C extends CodeCall> {
  /** Request a code; true when one is on its way. */
  readonly send: (input: InputOf<C>) => Promise<boolean>;
  readonly sending: boolean;
  /** The time from which another code may be requested; known also after leaving the form and coming back. */
  readonly resendAt: EpochMs | undefined;
  /** True after a code was requested. */
  readonly requested: boolean;
  /** The recipient of the latest code, while this form is open and after a reload for as long as the code is valid. */
  readonly sentTo: string | null;
}

interface CodeRecipient {
  /** Recipient of a code that was sent before a reload, or empty; it counts for as long as that code is valid. */
  readonly sentBefore?: string;
  /** The recipient as it is typed in this form, if it is: a code sent to another one does not count. */
  readonly typed?: string;
}

/** Request codes by one call; `onFailed` shows the failure. */
export function useCodeSending<C extends CodeCall>(
  call: C,
  onFailed: (error: CallError) => void,
  { sentBefore = '', typed = '' }: CodeRecipient = {},
): CodeSending<C> {
  const { perTab, puzzles } = usePlatform();
  const now = useClock();
  const { send } = useSend(call);
  const [sending, setSending] = useState(false);
  // Solve the next puzzle while the form is filled in, so that sending does not wait for it.
  useEffect(() => puzzles.prepare(), [puzzles]);
  const storageKey = `paydirt.resendAt.${call.path}`;
  const [latest, setLatest] = useState<{ typed: string; resendAt?: EpochMs; sentTo: string | null }>(() => {
    const stored = Number(perTab.getItem(storageKey) ?? Number.NaN);
    if (!Number.isInteger(stored)) return { typed, sentTo: null };
    const resendAt = epochMs(stored);
    const valid = now() < addMs(resendAt, CONSTANTS.CODE_TTL_MS - CONSTANTS.CODE_INTERVAL_MS);
    return { typed, resendAt, sentTo: valid && sentBefore !== '' ? sentBefore : null };
  });
  const { resendAt, sentTo } = latest.typed === typed ? latest : { resendAt: undefined, sentTo: null };

  function waitUntil(at: EpochMs, to: string | null): void {
    write(perTab, storageKey, String(at));
    setLatest({ typed, resendAt: at, sentTo: to });
  }

  return {
    sending,
    resendAt,
    requested: resendAt !== undefined,
    sentTo,
    async send(input) {
      if (sending) return false;
      setSending(true);
      const result = await puzzles
        .sendWith((solution) => send({ ...input, ...solution }))
        .finally(() => setSending(false));
      if (result === null) return false;
      puzzles.prepare();
      if (result.ok) {
        const { data } = result.value as Answer<ResultOf<CodeCall>>;
        waitUntil(unwrap(fromIso(data.nextAllowedAt)), data.to);
        return true;
      }
      if (result.error.name === 'code_too_soon') {
        const seconds = result.error.details.retryAfterSeconds;
        const wait = seconds === undefined ? CONSTANTS.CODE_INTERVAL_MS : seconds * SECOND_MS;
        waitUntil(addMs(now(), wait), sentTo);
      }
      onFailed(result.error);
      return false;
    },
  };
}
