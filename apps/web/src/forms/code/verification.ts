import { verification, verify } from '@paydirt/contract/account/security';

import { useCall } from '../../platform/data/use-call.ts';
import { useSend } from '../../platform/data/use-send.ts';

/** Read whether this session has confirmed who it is. */
export const useVerification = () => useCall(verification, {});

/** Confirm by code who this is. */
export const useVerify = () => useSend(verify);
