import * as bank from './bank.ts';
import * as delivery from './delivery.ts';

/** Modules of this folder that have operations. */
export const assetsModules = [bank, delivery];
