import type { Call } from '../call.ts';
import * as assets from './assets.ts';
import * as dynamic from './dynamic.ts';
import * as exchange from './exchange.ts';
import * as goods from './goods.ts';
import * as income from './income.ts';
import * as sandbox from './sandbox.ts';
import * as user from './user.ts';
import * as wallet from './wallet.ts';

/** Every call by service and name. Apps import single calls; services and documents import this. */
export const calls = { user, goods, wallet, exchange, income, assets, dynamic, sandbox };

/** The same as one list. */
export const allCalls: readonly Call[] = Object.values(calls).flatMap(
  (group) => Object.values(group) as Call[],
);
