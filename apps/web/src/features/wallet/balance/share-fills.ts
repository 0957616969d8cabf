import type { ShareName } from './history-bars.ts';

/** Colours of the shares; neighbours in the stack differ in lightness too. */
export const SHARE_FILLS: Readonly<Record<ShareName, string>> = {
  machineRevenue: 'fill-verdigris',
  promotionBudget: 'fill-gold',
  refund: 'fill-lapis',
  deposited: 'fill-slate',
  spent: 'fill-ink-2',
  withdrawn: 'fill-ember',
};
