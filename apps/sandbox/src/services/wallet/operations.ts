import * as balanceHistory from './balance-history.ts';
import * as moneyAccount from './money/money-account.ts';
import * as moneyProof from './money/money-proof.ts';
import * as moneyReport from './money/money-report.ts';
import * as rechargeTerms from './recharge/recharge-terms.ts';
import * as recharge from './recharge/recharge.ts';
import * as recordExport from './records/record-export.ts';
import * as standing from './standing.ts';
import * as statement from './statement/statement.ts';
import * as wallet from './wallet.ts';
import * as address from './withdrawal/address.ts';
import * as withdrawCancel from './withdrawal/withdraw-cancel.ts';
import * as withdrawCreate from './withdrawal/withdraw-create.ts';
import * as withdrawList from './withdrawal/withdraw-list.ts';
import * as withdrawTerms from './withdrawal/withdraw-terms.ts';

export const walletModules = [
  balanceHistory,
  moneyAccount,
  moneyProof,
  moneyReport,
  rechargeTerms,
  recharge,
  recordExport,
  standing,
  statement,
  wallet,
  address,
  withdrawCancel,
  withdrawCreate,
  withdrawList,
  withdrawTerms,
];
