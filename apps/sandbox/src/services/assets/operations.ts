import * as bank from './bank.ts';
import * as delivery from './delivery.ts';

export const assetsModules = [bank, delivery];
