import { assetsModules } from './assets/operations.ts';
import { dynamicModules } from './dynamic/operations.ts';
import { exchangeModules } from './exchange/operations.ts';
import { goodsModules } from './goods/operations.ts';
import { incomeModules } from './income/operations.ts';
import { messageModules } from './message/operations.ts';
import { sandboxModules } from './sandbox/operations.ts';
import { userModules } from './user/operations.ts';
import { walletModules } from './wallet/operations.ts';

/** Modules with the operations of all services. */
export const operationModules = [
  ...userModules,
  ...goodsModules,
  ...walletModules,
  ...exchangeModules,
  ...messageModules,
  ...incomeModules,
  ...assetsModules,
  ...dynamicModules,
  ...sandboxModules,
];
