import type { ShareName } from './history-bars.ts';

/** Colours of the shares; beside each other in the stack they differ in lightness too. */
export const SHARE_FILLS: Readonly<Record<ShareName, string>> = {
  machineRevenue: 'fill-verdigris',
  promotionBudget: 'fill-gold',
  refund: 'fill-lapis',
  deposited: 'fill-slate',
  spent: 'fill-ink-2',
  withdrawn: 'fill-ember',
};
