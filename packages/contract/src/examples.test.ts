import * as v from 'valibot';
import { expect, test } from 'vitest';

import { captcha, codeChannelsSchema } from './account/codes.ts';
import { aCaptcha, aCodeSent, someCodeChannels } from './account/codes.examples.ts';
import { fundPasswordStateSchema } from './account/fund-password.ts';
import { aFundPasswordState } from './account/fund-password.examples.ts';
import { sendRegisterCode } from './account/login.ts';
import { countries, userInfo, versionUpdate } from './account/session.ts';
import { aUser, aVersion, someCountries } from './account/session.examples.ts';
import { commentSchema } from './community/comments.ts';
import { aComment } from './community/comments.examples.ts';
import { postSchema } from './community/posts.ts';
import { aPost } from './community/posts.examples.ts';
import {
  inviteeSchema,
  inviterSchema,
  shareSchema,
  teamIncomeSchema,
  teamSummarySchema,
} from './community/team.ts';
import {
  anInvitee,
  anInviter,
  aShare,
  aTeamIncome,
  aTeamIncomeByDay,
  aTeamSummary,
} from './community/team.examples.ts';
import { deliveryAddressSchema } from './basics.ts';
import { aDeliveryAddress } from './goods/delivery-address.examples.ts';
import { holdingsSchema } from './goods/holdings.ts';
import { someHoldings } from './goods/holdings.examples.ts';
import { orderSchema, returnSchema } from './goods/orders.ts';
import { aLeaseReturn, anOrder } from './goods/orders.examples.ts';
import { agreementSchema, productDetailSchema, productSchema } from './goods/products.ts';
import {
  aMerchandise,
  anAgreement,
  anOpenMachine,
  aPreSale,
  aProduct,
  aProductDetail,
  aSoldOutMachine,
} from './goods/products.examples.ts';
import {
  articleSchema,
  creditedRewardSchema,
  filmSchema,
  filmSlideSchema,
  noticeSchema,
  slideSchema,
  systemInfoSchema,
} from './messages/announcements.ts';
import {
  aFilm,
  anArticle,
  aNotice,
  aSlide,
  aSystemInfo,
  someCreditedRewards,
  someFilmSlides,
} from './messages/announcements.examples.ts';
import { feedbackRequestSchema, feedbackSchema } from './messages/feedback.ts';
import { aFeedback, someFeedbackRequests } from './messages/feedback.examples.ts';
import { channelStateSchema, messageSchema } from './messages/messages.ts';
import { someChannels, someMessages } from './messages/messages.examples.ts';
import { supportInfoSchema, supportRequestSchema } from './messages/support.ts';
import { aSupportInfo, someSupportRequests } from './messages/support.examples.ts';
import { checkInMonthSchema, checkInStateSchema } from './rewards/check-in.ts';
import { aCheckInMonth, aCheckInState } from './rewards/check-in.examples.ts';
import { allCoupons, couponOfferSchema, couponSchema, productCouponDataSchema } from './rewards/coupons.ts';
import {
  aCoupon,
  aProductCouponData,
  aTrommelCoupon,
  noCouponData,
  someCouponOffers,
  someCoupons,
} from './rewards/coupons.examples.ts';
import { redemptionOfferSchema } from './rewards/redeem.ts';
import { aRedemptionOffer } from './rewards/redeem.examples.ts';
import { clock, outbox, seed } from './sandbox/world.ts';
import { aClock, anOutboxMessage, aSeed } from './sandbox/world.examples.ts';
import { balanceSchema } from './wallet/balance.ts';
import { aBalance } from './wallet/balance.examples.ts';
import { bankCardSchema, bankSchema } from './wallet/bank-card.ts';
import { aBankCard, someBanks } from './wallet/bank-card.examples.ts';
import {
  incomeDaysSchema,
  incomePatternSchema,
  incomeSummarySchema,
  machineIncomeSchema,
  takeoutSchema,
} from './wallet/income.ts';
import {
  aMachineIncome,
  anIncomePattern,
  anIncomeSummary,
  aTakeout,
  someIncomeDays,
} from './wallet/income.examples.ts';
import { moneyAccountSchema, moneyProofSchema, moneyReportSchema } from './wallet/money.ts';
import { aMoneyAccount, aMoneyProof, aMoneyReport } from './wallet/money.examples.ts';
import { rechargeConfigSchema, rechargeSchema } from './wallet/recharge.ts';
import { aCashRecharge, aRecharge, aRechargeConfig } from './wallet/recharge.examples.ts';
import { capitalRecordSchema, recordDetailSchema } from './wallet/records.ts';
import { aRecord, aRecordDetail, someRecords } from './wallet/records.examples.ts';
import { standingSchema } from './wallet/standing.ts';
import { aStanding } from './wallet/standing.examples.ts';
import { accountHistorySchema, statementSchema } from './wallet/statement.ts';
import { anAccountHistory, someStatements } from './wallet/statement.examples.ts';
import { walletAddressSchema } from './wallet/wallet-address.ts';
import { someWalletAddresses } from './wallet/wallet-address.examples.ts';
import { cashTermsSchema, withdrawalSchema } from './wallet/withdrawal.ts';
import { aCashStatus, someWithdrawals } from './wallet/withdrawal.examples.ts';

const FIXTURES: readonly (readonly [name: string, schema: v.GenericSchema, fixture: unknown])[] = [
  ['aProduct', productSchema, aProduct()],
  ['aProductDetail', productDetailSchema, aProductDetail()],
  ['anOpenMachine', productSchema, anOpenMachine()],
  ['aPreSale', productSchema, aPreSale()],
  ['aSoldOutMachine', productSchema, aSoldOutMachine()],
  ['aMerchandise', productSchema, aMerchandise()],
  ['anAgreement', agreementSchema, anAgreement()],
  ['anOrder', orderSchema, anOrder()],
  ['aLeaseReturn', returnSchema, aLeaseReturn()],
  ['aCoupon', couponSchema, aCoupon()],
  ['aTrommelCoupon', couponSchema, aTrommelCoupon()],
  ['someCouponOffers', v.array(couponOfferSchema), someCouponOffers()],
  ['aProductCouponData', productCouponDataSchema, aProductCouponData()],
  ['someCoupons', allCoupons.result, someCoupons()],
  ['noCouponData', productCouponDataSchema, noCouponData()],
  ['aDeliveryAddress', deliveryAddressSchema, aDeliveryAddress()],
  ['anIncomePattern', incomePatternSchema, anIncomePattern()],
  ['aRecord', capitalRecordSchema, aRecord()],
  ['someRecords', v.array(capitalRecordSchema), someRecords()],
  ['aRecordDetail', recordDetailSchema, aRecordDetail()],
  ['someStatements', v.array(statementSchema), someStatements()],
  ['anAccountHistory', accountHistorySchema, anAccountHistory()],
  ['aStanding', standingSchema, aStanding()],
  ['someIncomeDays', incomeDaysSchema, someIncomeDays()],
  ['someHoldings', holdingsSchema, someHoldings()],
  ['aBalance', balanceSchema, aBalance()],
  ['anIncomeSummary', incomeSummarySchema, anIncomeSummary()],
  ['aTakeout', takeoutSchema, aTakeout()],
  ['someWithdrawals', v.array(withdrawalSchema), someWithdrawals()],
  ['aCashStatus', cashTermsSchema, aCashStatus()],
  ['someWalletAddresses', v.array(walletAddressSchema), someWalletAddresses()],
  ['someBanks', v.array(bankSchema), someBanks()],
  ['aBankCard', bankCardSchema, aBankCard()],
  ['aFundPasswordState', fundPasswordStateSchema, aFundPasswordState()],
  ['someCodeChannels', codeChannelsSchema, someCodeChannels()],
  ['aFilm', filmSchema, aFilm()],
  ['someFilmSlides', v.array(filmSlideSchema), someFilmSlides()],
  ['someCreditedRewards', v.array(creditedRewardSchema), someCreditedRewards()],
  ['aSystemInfo', systemInfoSchema, aSystemInfo()],
  ['someMessages', v.array(messageSchema), someMessages()],
  ['someChannels', v.array(channelStateSchema), someChannels()],
  ['aRecharge', rechargeSchema, aRecharge()],
  ['aCashRecharge', rechargeSchema, aCashRecharge()],
  ['aRechargeConfig', rechargeConfigSchema, aRechargeConfig()],
  ['aRedemptionOffer', redemptionOfferSchema, aRedemptionOffer()],
  ['aCheckInState', checkInStateSchema, aCheckInState()],
  ['aCheckInMonth', checkInMonthSchema, aCheckInMonth()],
  ['anInviter', inviterSchema, anInviter()],
  ['aTeamSummary', teamSummarySchema, aTeamSummary()],
  ['aTeamIncome', teamIncomeSchema, aTeamIncome()],
  ['aTeamIncomeByDay', teamIncomeSchema, aTeamIncomeByDay()],
  ['aMachineIncome', machineIncomeSchema, aMachineIncome()],
  ['aSupportInfo', supportInfoSchema, aSupportInfo()],
  ['someSupportRequests', v.array(supportRequestSchema), someSupportRequests()],
  ['aFeedback', feedbackSchema, aFeedback()],
  ['someFeedbackRequests', v.array(feedbackRequestSchema), someFeedbackRequests()],
  ['aMoneyReport', moneyReportSchema, aMoneyReport()],
  ['aMoneyAccount', moneyAccountSchema, aMoneyAccount()],
  ['aMoneyProof', moneyProofSchema, aMoneyProof()],
  ['aShare', shareSchema, aShare()],
  ['anInvitee', inviteeSchema, anInvitee()],
  ['aPost', postSchema, aPost()],
  ['aComment', commentSchema, aComment()],
  ['aNotice', noticeSchema, aNotice()],
  ['anArticle', articleSchema, anArticle()],
  ['aSlide', slideSchema, aSlide()],
  ['aUser', userInfo.result, aUser()],
  ['someCountries', countries.result, someCountries()],
  ['aCodeSent', sendRegisterCode.result, aCodeSent()],
  ['aCaptcha', captcha.result, aCaptcha()],
  ['aVersion', versionUpdate.result, aVersion()],
  ['aSeed', seed.result, aSeed()],
  ['anOutboxMessage', outbox.result, [anOutboxMessage()]],
  ['aClock', clock.result, aClock()],
];

test.each(FIXTURES)('%s is what the services may answer', (_name, schema, fixture) => {
  expect(v.parse(schema, fixture)).toEqual(fixture);
});

test('an income pattern keeps the day on which the machine stood still', () => {
  expect(anIncomePattern().days.map((day) => day.unitRevenue)).toContain('0.00');
});

test('every journal entry of a record adds up to zero within each fund', () => {
  for (const { postings } of aRecordDetail().entries) {
    const inThousandths = postings.map(({ amount }) => Number(amount.replace('.', '')));
    expect(inThousandths.reduce((sum, part) => sum + part, 0)).toBe(0);
  }
});
