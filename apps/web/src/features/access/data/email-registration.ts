import { emailRegistrationOpen } from '@paydirt/contract/account/login';

import { useCall } from '../../../platform/data/use-call.ts';

/** Know whether accounts can be made by e-mail at present. */
export const useEmailRegistration = () => useCall(emailRegistrationOpen, {});
