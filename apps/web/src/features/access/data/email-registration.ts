import { emailRegistrationOpen } from '@paydirt/contract/calls/access';

import { useCall } from '../../../platform/data/use-call.ts';

/** Know whether accounts can be made by e-mail at present. */
export const useEmailRegistration = () => useCall(emailRegistrationOpen, {});
