import { bindEmail, hasFundPassword } from '@paydirt/contract/account/fund-password';
import {
  endOtherSessions,
  endSession,
  type SecurityEvent,
  securityEvents,
  sessionList,
  undoEmailChange,
  updatePassword,
} from '@paydirt/contract/account/security';

import { useCall } from '../../../platform/data/use-call.ts';
import { usePages } from '../../../platform/data/use-pages.ts';
import { useSend } from '../../../platform/data/use-send.ts';

/** Events that the security centre shows before more are requested. */
export const EVENTS_AT_FIRST = 5;

/** Read the member's sessions. Not kept on this device: the sessions may have ended since. */
export const useSessions = () => useCall(sessionList, {});

export const useEndSession = () => useSend(endSession);

/** End all sessions but this one. */
export const useEndOtherSessions = () => useSend(endOtherSessions);

/** Read the security events of the account, newest first. */
export const useSecurityEvents = () =>
  usePages(securityEvents, {}, ({ id }: SecurityEvent) => id, EVENTS_AT_FIRST);

/** Read whether the member has a withdrawal PIN. */
export const usePinState = () => useCall(hasFundPassword, {});

/** Change the login password. */
export const useUpdatePassword = () => useSend(updatePassword);

/** Add an e-mail address, or another one instead. */
export const useBindEmail = () => useSend(bindEmail);

/** Take a change of the e-mail address back. */
export const useUndoEmail = () => useSend(undoEmailChange);
