import type { Call } from '../call.ts';
import * as address from './address.ts';
import * as assets from './assets.ts';
import * as deposit from './deposit.ts';
import * as dynamic from './dynamic.ts';
import * as exchange from './exchange.ts';
import * as fundPassword from './fund-password.ts';
import * as goods from './goods.ts';
import * as holdings from './holdings.ts';
import * as income from './income.ts';
import * as message from './message.ts';
import * as money from './money.ts';
import * as recharge from './recharge.ts';
import * as redeem from './redeem.ts';
import * as sandbox from './sandbox.ts';
import * as statement from './statement.ts';
import * as user from './user.ts';
import * as wallet from './wallet.ts';
import * as withdrawal from './withdrawal.ts';

const { failNextWithdrawal, ...withdrawals } = withdrawal;

/** Every call by service and name. Apps import single calls; services and documents import this. */
export const calls = {
  user: { ...user, ...fundPassword },
  goods: { ...goods, ...holdings },
  wallet: { ...wallet, ...recharge, ...address, ...statement, ...money, ...withdrawals },
  exchange: { ...exchange, ...redeem },
  message,
  income,
  assets,
  dynamic,
  sandbox: { ...sandbox, ...deposit, failNextWithdrawal },
};

/** The same as one list. */
export const allCalls: readonly Call[] = Object.values(calls).flatMap(
  (group) => Object.values(group) as Call[],
);
