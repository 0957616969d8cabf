import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { idSchema } from '../schemas/basics.ts';
import { couponSchema } from '../schemas/goods.ts';

export const productCoupons = defineCall({
  service: 'exchange',
  method: 'GET',
  path: 'coupon/userProductCoupons',
  summary: "The member's coupons that can be used on a product now",
  input: v.object({ productId: idSchema }),
  result: v.array(couponSchema),
});
