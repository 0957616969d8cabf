import { openEmailRegistration } from '@paydirt/contract/account/login';
import { openCoupons } from '@paydirt/contract/rewards/coupons';
import { ok } from '@paydirt/domain';

import { implement } from '../../operation/operation.ts';
import { openService } from '../../access/closed-services.ts';

/** Close coupons, or open them again; what members hold can be used all the same. */
export const openCouponsOperation = implement(openCoupons, async ({ sql }, { open }) => {
  await openService(sql, 'coupons', open);
  return ok({ data: { open } });
});

/** Close registering by e-mail, or open it again; who has an account logs in all the same. */
export const openEmailRegistrationOperation = implement(openEmailRegistration, async ({ sql }, { open }) => {
  await openService(sql, 'email_registration', open);
  return ok({ data: { open } });
});
