import { openEmailRegistration } from '@paydirt/contract/account/login';
import { openCoupons } from '@paydirt/contract/rewards/coupons';
import { ok } from '@paydirt/domain';

import { implement } from '../../operation/operation.ts';
import { openService } from '../../access/closed-services.ts';

/** Close coupons, or open them again; members can use the coupons that they have either way. */
export const openCouponsOperation = implement(openCoupons, async ({ sql }, { open }) => {
  await openService(sql, 'coupons', open);
  return ok({ data: { open } });
});

/** Close registration by e-mail, or open it again; existing accounts can log in either way. */
export const openEmailRegistrationOperation = implement(openEmailRegistration, async ({ sql }, { open }) => {
  await openService(sql, 'email_registration', open);
  return ok({ data: { open } });
});
