import * as chooseCoupon from './choose-coupon.ts';
import * as coupons from './coupons.ts';
import * as rates from './rates.ts';
import * as receiveCoupon from './receive-coupon.ts';
import * as redeem from './redeem.ts';
import * as rewards from './rewards/rewards.ts';

export const exchangeModules = [chooseCoupon, coupons, rates, receiveCoupon, redeem, rewards];
