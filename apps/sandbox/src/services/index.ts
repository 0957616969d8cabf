import type { OperationsByCall } from '../operation-list.ts';
import {
  bankCardsOperation,
  banksOperation,
  deleteBankCardOperation,
  modifyBankCardOperation,
} from './assets/bank.ts';
import {
  createDeliveryAddressOperation,
  deleteDeliveryAddressOperation,
  deliveryAddressesOperation,
  updateDeliveryAddressOperation,
} from './assets/delivery.ts';
import { orderAgreementOperation } from './documents/agreement-document.ts';
import { avoidAuthorOperation, avoidedListOperation, readmitAuthorOperation } from './dynamic/avoided.ts';
import { addMediaPostOperation } from './dynamic/add-media-post.ts';
import { addCommentOperation, commentListOperation, deleteCommentOperation } from './dynamic/comments.ts';
import {
  declineHandedInOperation,
  handInPostOperation,
  handedInListOperation,
  ownHandedInOperation,
  postAsGuideOperation,
  takeBackHandedInOperation,
} from './dynamic/guide-posts.ts';
import {
  addPostOperation,
  deletePostOperation,
  likePostOperation,
  newerPostsOperation,
  postListOperation,
} from './dynamic/posts.ts';
import {
  decideReportOperation,
  hidePostOperation,
  reportCommentOperation,
  reportListOperation,
  reportPostOperation,
} from './dynamic/reports.ts';
import { chooseCouponOperation } from './exchange/choose-coupon.ts';
import {
  allCouponsOperation,
  couponsOpenOperation,
  productCouponDataOperation,
  productCouponOffersOperation,
  userProductCouponsOperation,
} from './exchange/coupons.ts';
import { exchangeRateOperation } from './exchange/rates.ts';
import { receiveCouponOperation } from './exchange/receive-coupon.ts';
import { checkRedemptionOperation, redeemOperation } from './exchange/redeem.ts';
import { createOrderOperation } from './goods/create-order.ts';
import { holdingsOperation } from './goods/holdings.ts';
import { machineIncomeOperation } from './goods/machine-income.ts';
import { orderDetailOperation, orderListOperation, orderRevenueOperation } from './goods/orders.ts';
import { leaseAgreementOperation, productDetailOperation, productListOperation } from './goods/products.ts';
import { returnLeaseOperation } from './goods/return-lease.ts';
import { incomeDaysOperation } from './income/income-days.ts';
import { incomePatternOperation } from './income/pattern.ts';
import { incomeSummaryOperation } from './income/summary.ts';
import { takeoutOperation } from './income/takeout.ts';
import {
  answerFeedbackOperation,
  feedbackRequestsOperation,
  readFeedbackOperation,
} from './sandbox/answer-feedback.ts';
import { answerSupportOperation, supportRequestsOperation } from './sandbox/answer-support.ts';
import { failNextWithdrawalOperation } from './sandbox/fail-next-withdrawal.ts';
import {
  markMessagesReadOperation,
  messageChannelsOperation,
  messageDetailOperation,
  messageListOperation,
} from './message/messages.ts';
import { socketOperation } from './message/socket.ts';
import { budgetOperation, fillBudgetOperation, spendBudgetOperation } from './sandbox/budget.ts';
import { confirmDepositOperation } from './sandbox/deposit.ts';
import { faucetOperation } from './sandbox/faucet.ts';
import {
  clockOperation,
  ledgerCheckOperation,
  moveClockOperation,
  resetOperation,
  seedOperation,
} from './sandbox/levers.ts';
import { openCouponsOperation, openEmailRegistrationOperation } from './sandbox/open-service.ts';
import { outboxOperation } from './sandbox/outbox.ts';
import { publishNewsOperation, publishVersionOperation } from './sandbox/publish.ts';
import {
  carouselOperation,
  newsDetailOperation,
  popularNoticesOperation,
  newsListOperation,
  scrollNoticesOperation,
} from './user/announcements.ts';
import { rewardsSinceLastLookOperation } from './user/credited-rewards.ts';
import { homeVideoOperation, videoCarouselOperation } from './user/films.ts';
import {
  closePopupNoticeOperation,
  popupNoticeOperation,
  walletNoticeOperation,
} from './user/popup-notice.ts';
import { systemInfoOperation } from './user/system-info.ts';
import { enterScenarioOperation, scenariosOperation } from './sandbox/scenario.ts';
import { topUpDaysOperation, topUpOperation } from './sandbox/top-up.ts';
import { captchaOperation } from './user/captcha.ts';
import { bindEmailOperation, sendBindEmailCodeOperation } from './user/bind-email.ts';
import { createFeedbackOperation, feedbackListOperation } from './user/feedback/feedback.ts';
import {
  checkInMonthOperation,
  checkInOperation,
  checkInStateOperation,
  checkInTodayOperation,
} from './user/check-in.ts';
import {
  checkFundPasswordCodeOperation,
  fundPasswordChannelsOperation,
  sendFundPasswordCodeOperation,
} from './user/fund-password-code.ts';
import { floorCountsOperation, floorOneOperation, floorTwoOperation } from './user/floors.ts';
import { updateFundPasswordOperation } from './user/fund-password-update.ts';
import { hasFundPasswordOperation } from './user/fund-password.ts';
import { modifyHeadOperation, removeHeadOperation } from './user/modify-head.ts';
import { modifyNameOperation } from './user/modify-name.ts';
import { loginOperation, logoutOperation } from './user/login.ts';
import {
  countriesOperation,
  updateSettingsOperation,
  userInfoOperation,
  versionUpdateOperation,
} from './user/profile.ts';
import {
  registerByEmailOperation,
  registerOperation,
  sendRegisterCodeOperation,
  sendRegisterEmailCodeOperation,
} from './user/register.ts';
import { resetPasswordOperation, sendResetCodeOperation } from './user/reset-password.ts';
import { voidIntentOperation } from './user/void-intent.ts';
import { deleteAccountOperation } from './user/leaving/delete-account.ts';
import { accountDataOperation, exportAccountOperation } from './user/leaving/export-account.ts';
import { undoEmailChangeOperation } from './user/security/email-change.ts';
import { securityEventsOperation } from './user/security/security-events.ts';
import {
  endOtherSessionsOperation,
  endSessionOperation,
  sessionListOperation,
} from './user/security/session-list.ts';
import { updatePasswordOperation } from './user/security/update-password.ts';
import {
  sendVerifyCodeOperation,
  verificationOperation,
  verifyOperation,
} from './user/security/verification.ts';
import { emailRegistrationOpenOperation, isValidAccountOperation } from './user/valid-account.ts';
import { inviterOperation, shareInfoOperation } from './user/share.ts';
import { teamIncomeOperation } from './user/team-income.ts';
import { teamSummaryOperation } from './user/team-summary.ts';
import {
  askPersonOperation,
  enterSupportOperation,
  readSupportOperation,
  sendSupportOperation,
} from './user/support/support-chat.ts';
import { supportInfoOperation, supportLinkOperation } from './user/support/support-link.ts';
import {
  createWalletAddressOperation,
  deleteWalletAddressOperation,
  walletAddressesOperation,
} from './wallet/withdrawal/address.ts';
import { moneyAccountOperation } from './wallet/money/money-account.ts';
import { moneyProofOperation } from './wallet/money/money-proof.ts';
import { moneyReportOperation } from './wallet/money/money-report.ts';
import { rechargeConfigOperation } from './wallet/recharge/recharge-terms.ts';
import { addRechargeOperation, rechargeStatusOperation } from './wallet/recharge/recharge.ts';
import { standingOperation } from './wallet/standing.ts';
import { accountHistoryOperation } from './wallet/balance-history.ts';
import { recordsExportOperation } from './wallet/records/record-export.ts';
import { statementFileOperation, statementListOperation } from './wallet/statement/statement.ts';
import { openSubmissionsOperation, reviewSubmissionOperation } from './sandbox/submission-review.ts';
import {
  receivedRewardsOperation,
  receiveRewardOperation,
  rewardsOperation,
} from './exchange/rewards/rewards.ts';
import { createSubmissionOperation, submissionsOperation } from './user/submission/submission.ts';
import { uploadFileOperation } from './user/upload/upload.ts';
import { balanceOperation, recordDetailOperation, recordsOperation } from './wallet/wallet.ts';
import { cancelWithdrawalOperation } from './wallet/withdrawal/withdraw-cancel.ts';
import { createWithdrawalOperation } from './wallet/withdrawal/withdraw-create.ts';
import { withdrawalDetailOperation, withdrawalsOperation } from './wallet/withdrawal/withdraw-list.ts';
import { cashWithdrawStatusOperation, withdrawConfigOperation } from './wallet/withdrawal/withdraw-terms.ts';

/** The operation of each call of the contract; a call without one does not compile. */
export const operations: OperationsByCall = {
  user: {
    login: loginOperation,
    logout: logoutOperation,
    sendRegisterCode: sendRegisterCodeOperation,
    sendRegisterEmailCode: sendRegisterEmailCodeOperation,
    register: registerOperation,
    registerByEmail: registerByEmailOperation,
    sendResetCode: sendResetCodeOperation,
    resetPassword: resetPasswordOperation,
    countries: countriesOperation,
    captcha: captchaOperation,
    isValidAccount: isValidAccountOperation,
    emailRegistrationOpen: emailRegistrationOpenOperation,
    userInfo: userInfoOperation,
    updateSettings: updateSettingsOperation,
    modifyHead: modifyHeadOperation,
    removeHead: removeHeadOperation,
    modifyName: modifyNameOperation,
    returnLease: returnLeaseOperation,
    versionUpdate: versionUpdateOperation,
    scrollNotices: scrollNoticesOperation,
    carousel: carouselOperation,
    newsList: newsListOperation,
    newsDetail: newsDetailOperation,
    popularNotices: popularNoticesOperation,
    popupNotice: popupNoticeOperation,
    closePopupNotice: closePopupNoticeOperation,
    rewardsSinceLastLook: rewardsSinceLastLookOperation,
    walletNotice: walletNoticeOperation,
    systemInfo: systemInfoOperation,
    homeVideo: homeVideoOperation,
    videoCarousel: videoCarouselOperation,
    shareInfo: shareInfoOperation,
    floorOne: floorOneOperation,
    floorTwo: floorTwoOperation,
    floorCounts: floorCountsOperation,
    teamSummary: teamSummaryOperation,
    teamIncome: teamIncomeOperation,
    inviter: inviterOperation,
    hasFundPassword: hasFundPasswordOperation,
    fundPasswordChannels: fundPasswordChannelsOperation,
    sendFundPasswordCode: sendFundPasswordCodeOperation,
    checkFundPasswordCode: checkFundPasswordCodeOperation,
    updateFundPassword: updateFundPasswordOperation,
    sendBindEmailCode: sendBindEmailCodeOperation,
    bindEmail: bindEmailOperation,
    uploadFile: uploadFileOperation,
    createSubmission: createSubmissionOperation,
    submissions: submissionsOperation,
    checkInState: checkInStateOperation,
    checkIn: checkInOperation,
    checkInToday: checkInTodayOperation,
    checkInMonth: checkInMonthOperation,
    sessionList: sessionListOperation,
    endSession: endSessionOperation,
    endOtherSessions: endOtherSessionsOperation,
    securityEvents: securityEventsOperation,
    verification: verificationOperation,
    sendVerifyCode: sendVerifyCodeOperation,
    verify: verifyOperation,
    updatePassword: updatePasswordOperation,
    undoEmailChange: undoEmailChangeOperation,
    supportInfo: supportInfoOperation,
    supportLink: supportLinkOperation,
    enterSupport: enterSupportOperation,
    readSupport: readSupportOperation,
    sendSupport: sendSupportOperation,
    askPerson: askPersonOperation,
    createFeedback: createFeedbackOperation,
    feedbackList: feedbackListOperation,
    accountData: accountDataOperation,
    exportAccount: exportAccountOperation,
    deleteAccount: deleteAccountOperation,
    voidIntent: voidIntentOperation,
  },
  goods: {
    productList: productListOperation,
    productDetail: productDetailOperation,
    leaseAgreement: leaseAgreementOperation,
    createOrder: createOrderOperation,
    orderList: orderListOperation,
    orderDetail: orderDetailOperation,
    orderRevenue: orderRevenueOperation,
    machineIncome: machineIncomeOperation,
    holdings: holdingsOperation,
    orderAgreement: orderAgreementOperation,
  },
  wallet: {
    balance: balanceOperation,
    records: recordsOperation,
    recordDetail: recordDetailOperation,
    walletAddresses: walletAddressesOperation,
    createWalletAddress: createWalletAddressOperation,
    deleteWalletAddress: deleteWalletAddressOperation,
    recordsExport: recordsExportOperation,
    accountHistory: accountHistoryOperation,
    standing: standingOperation,
    statementList: statementListOperation,
    statementFile: statementFileOperation,
    rechargeConfig: rechargeConfigOperation,
    addRecharge: addRechargeOperation,
    rechargeStatus: rechargeStatusOperation,
    moneyReport: moneyReportOperation,
    moneyAccount: moneyAccountOperation,
    moneyProof: moneyProofOperation,
    cashWithdrawStatus: cashWithdrawStatusOperation,
    withdrawConfig: withdrawConfigOperation,
    createWithdrawal: createWithdrawalOperation,
    withdrawals: withdrawalsOperation,
    withdrawalDetail: withdrawalDetailOperation,
    cancelWithdrawal: cancelWithdrawalOperation,
  },
  exchange: {
    couponsOpen: couponsOpenOperation,
    allCoupons: allCouponsOperation,
    productCouponOffers: productCouponOffersOperation,
    userProductCoupons: userProductCouponsOperation,
    productCouponData: productCouponDataOperation,
    receiveCoupon: receiveCouponOperation,
    chooseCoupon: chooseCouponOperation,
    exchangeRate: exchangeRateOperation,
    checkRedemption: checkRedemptionOperation,
    redeem: redeemOperation,
    rewards: rewardsOperation,
    receivedRewards: receivedRewardsOperation,
    receiveReward: receiveRewardOperation,
  },
  message: {
    socket: socketOperation,
    messageList: messageListOperation,
    messageChannels: messageChannelsOperation,
    messageDetail: messageDetailOperation,
    markMessagesRead: markMessagesReadOperation,
  },
  income: {
    incomeSummary: incomeSummaryOperation,
    takeout: takeoutOperation,
    incomeDays: incomeDaysOperation,
    incomePattern: incomePatternOperation,
  },
  assets: {
    deliveryAddresses: deliveryAddressesOperation,
    createDeliveryAddress: createDeliveryAddressOperation,
    updateDeliveryAddress: updateDeliveryAddressOperation,
    deleteDeliveryAddress: deleteDeliveryAddressOperation,
    banks: banksOperation,
    bankCards: bankCardsOperation,
    modifyBankCard: modifyBankCardOperation,
    deleteBankCard: deleteBankCardOperation,
  },
  dynamic: {
    postList: postListOperation,
    addPost: addPostOperation,
    addMediaPost: addMediaPostOperation,
    likePost: likePostOperation,
    commentList: commentListOperation,
    addComment: addCommentOperation,
    newerPosts: newerPostsOperation,
    deletePost: deletePostOperation,
    deleteComment: deleteCommentOperation,
    reportPost: reportPostOperation,
    reportComment: reportCommentOperation,
    hidePost: hidePostOperation,
    blockedList: avoidedListOperation,
    blockAuthor: avoidAuthorOperation,
    unblockAuthor: readmitAuthorOperation,
    handInPost: handInPostOperation,
    ownHandedIn: ownHandedInOperation,
    takeBackHandedIn: takeBackHandedInOperation,
  },
  sandbox: {
    seed: seedOperation,
    clock: clockOperation,
    moveClock: moveClockOperation,
    outbox: outboxOperation,
    publishNews: publishNewsOperation,
    publishVersion: publishVersionOperation,
    faucet: faucetOperation,
    confirmDeposit: confirmDepositOperation,
    reset: resetOperation,
    ledgerCheck: ledgerCheckOperation,
    failNextWithdrawal: failNextWithdrawalOperation,
    openCoupons: openCouponsOperation,
    openEmailRegistration: openEmailRegistrationOperation,
    reportList: reportListOperation,
    decideReport: decideReportOperation,
    handedInList: handedInListOperation,
    postAsGuide: postAsGuideOperation,
    declineHandedIn: declineHandedInOperation,
    supportRequests: supportRequestsOperation,
    answerSupport: answerSupportOperation,
    feedbackRequests: feedbackRequestsOperation,
    readFeedback: readFeedbackOperation,
    answerFeedback: answerFeedbackOperation,
    openSubmissions: openSubmissionsOperation,
    reviewSubmission: reviewSubmissionOperation,
    topUpDays: topUpDaysOperation,
    scenarios: scenariosOperation,
    enterScenario: enterScenarioOperation,
    topUp: topUpOperation,
    budget: budgetOperation,
    fillBudget: fillBudgetOperation,
    spendBudget: spendBudgetOperation,
  },
};
