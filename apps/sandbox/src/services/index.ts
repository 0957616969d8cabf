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
import { addCommentOperation, commentListOperation } from './dynamic/comments.ts';
import { addPostOperation, likePostOperation, postListOperation } from './dynamic/posts.ts';
import { productCouponsOperation } from './exchange/coupons.ts';
import { exchangeRateOperation } from './exchange/rates.ts';
import { checkRedemptionOperation, redeemOperation } from './exchange/redeem.ts';
import { createOrderOperation } from './goods/create-order.ts';
import { holdingsOperation } from './goods/holdings.ts';
import { orderDetailOperation, orderListOperation, orderRevenueOperation } from './goods/orders.ts';
import { leaseAgreementOperation, productDetailOperation, productListOperation } from './goods/products.ts';
import { returnLeaseOperation } from './goods/return-lease.ts';
import { incomePatternOperation } from './income/pattern.ts';
import { incomeSummaryOperation } from './income/summary.ts';
import { takeoutOperation } from './income/takeout.ts';
import { failNextWithdrawalOperation } from './sandbox/fail-next-withdrawal.ts';
import { socketOperation } from './message/socket.ts';
import { confirmDepositOperation } from './sandbox/deposit.ts';
import { faucetOperation } from './sandbox/faucet.ts';
import {
  clockOperation,
  ledgerCheckOperation,
  moveClockOperation,
  resetOperation,
  seedOperation,
} from './sandbox/levers.ts';
import { outboxOperation } from './sandbox/outbox.ts';
import { carouselOperation, newsListOperation, scrollNoticesOperation } from './user/announcements.ts';
import { bindEmailOperation, sendBindEmailCodeOperation } from './user/bind-email.ts';
import {
  checkFundPasswordCodeOperation,
  fundPasswordChannelsOperation,
  sendFundPasswordCodeOperation,
} from './user/fund-password-code.ts';
import { updateFundPasswordOperation } from './user/fund-password-update.ts';
import { hasFundPasswordOperation } from './user/fund-password.ts';
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
import { floorOneOperation, floorTwoOperation, shareInfoOperation } from './user/share.ts';
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
import { accountHistoryOperation } from './wallet/balance-history.ts';
import { recordsExportOperation } from './wallet/records/record-export.ts';
import { statementFileOperation, statementListOperation } from './wallet/statement/statement.ts';
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
    userInfo: userInfoOperation,
    updateSettings: updateSettingsOperation,
    returnLease: returnLeaseOperation,
    versionUpdate: versionUpdateOperation,
    scrollNotices: scrollNoticesOperation,
    carousel: carouselOperation,
    newsList: newsListOperation,
    shareInfo: shareInfoOperation,
    floorOne: floorOneOperation,
    floorTwo: floorTwoOperation,
    hasFundPassword: hasFundPasswordOperation,
    fundPasswordChannels: fundPasswordChannelsOperation,
    sendFundPasswordCode: sendFundPasswordCodeOperation,
    checkFundPasswordCode: checkFundPasswordCodeOperation,
    updateFundPassword: updateFundPasswordOperation,
    sendBindEmailCode: sendBindEmailCodeOperation,
    bindEmail: bindEmailOperation,
  },
  goods: {
    productList: productListOperation,
    productDetail: productDetailOperation,
    leaseAgreement: leaseAgreementOperation,
    createOrder: createOrderOperation,
    orderList: orderListOperation,
    orderDetail: orderDetailOperation,
    orderRevenue: orderRevenueOperation,
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
    productCoupons: productCouponsOperation,
    exchangeRate: exchangeRateOperation,
    checkRedemption: checkRedemptionOperation,
    redeem: redeemOperation,
  },
  message: { socket: socketOperation },
  income: {
    incomeSummary: incomeSummaryOperation,
    takeout: takeoutOperation,
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
    likePost: likePostOperation,
    commentList: commentListOperation,
    addComment: addCommentOperation,
  },
  sandbox: {
    seed: seedOperation,
    clock: clockOperation,
    moveClock: moveClockOperation,
    outbox: outboxOperation,
    faucet: faucetOperation,
    confirmDeposit: confirmDepositOperation,
    reset: resetOperation,
    ledgerCheck: ledgerCheckOperation,
    failNextWithdrawal: failNextWithdrawalOperation,
  },
};
