import type { Client } from '@paydirt/contract';

import type { Languages } from '../language/language.ts';
import { memberOf, type Session } from '../session.ts';
import { type KeyValueStore, readJson } from '../storage/storage.ts';
import { INTENT, memberKey, memberKeys, ownersOf } from '../storage/stored-value.ts';
import type { Toasts } from '../toasts.ts';
import { type Confirmed, type Intent, LEAVING, readConfirmed } from './intents.ts';
import type { LeavingOutcome } from './leaving.ts';

export interface UnansweredLeavingOptions {
  readonly client: Client;
  /** Get the deletion that the member who is here confirmed. */
  readonly intent: () => Intent;
  readonly session: Session;
  readonly languages: Languages;
  readonly toasts: Toasts;
  readonly local: KeyValueStore;
  readonly now: () => number;
  /** Ask if the server can be reached. */
  readonly answers: () => Promise<boolean>;
  readonly toLogin: () => void;
}

export interface UnansweredLeaving {
  /**
   * The services refused this member's session: where a deletion of the account was sent and not answered, find out
   * whether that is why, and end the session with it. Answers whether one was.
   */
  endsSession(userId: string, message: string): boolean;
  /** Find out about deletions whose page was closed before: without a session nothing else asks. */
  askForVisitor(): void;
}

/** Deletions of an account that had no answer: they take the session with them, so no screen can ask. */
export function createUnansweredLeaving({
  client,
  intent,
  session,
  languages,
  toasts,
  local,
  now,
  answers,
  toLogin,
}: UnansweredLeavingOptions): UnansweredLeaving {
  /** Ask for its outcome, and show it, unless another member is here by then. */
  async function settle(
    userId: string,
    confirmed: Confirmed,
    onOutcome: (outcome: LeavingOutcome) => void,
  ): Promise<void> {
    const { settleLeaving } = await import('./leaving.ts');
    await languages.need(['privacy']);
    await settleLeaving(client, confirmed, {
      answers,
      onOutcome(outcome) {
        onOutcome(outcome);
        if (outcome !== 'left') return;
        const isHere = memberOf(session) === userId;
        if (isHere) session.forget();
        for (const key of memberKeys(local, userId)) local.removeItem(key);
        if (memberOf(session) !== null) return;
        toasts.show(languages.get().t('privacy.leave.done'), 'success');
        if (isHere) toLogin();
      },
    });
  }
  return {
    endsSession(userId, message) {
      const ours = intent();
      const confirmed = ours.open();
      if (confirmed === null) return false;
      settle(userId, confirmed, (outcome) => {
        const { t } = languages.get();
        if (outcome === 'unknown') session.expire(t('privacy.leave.unknown'));
        if (outcome !== 'stayed') return;
        ours.close(confirmed.key);
        if (memberOf(session) === userId) session.expire(t('privacy.leave.notDone'));
        else if (memberOf(session) === null) toasts.show(t('privacy.leave.notDone'));
      }).catch(() => session.expire(message));
      return true;
    },
    askForVisitor() {
      const name = `${INTENT}${LEAVING}`;
      for (const userId of ownersOf(local, name)) {
        const confirmed = readConfirmed(readJson(local, memberKey(userId, name)), now());
        // If this fails, the next load of the page asks again.
        if (confirmed !== null) settle(userId, confirmed, () => undefined).catch(() => undefined);
      }
    },
  };
}
