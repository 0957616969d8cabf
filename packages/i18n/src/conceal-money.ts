import { HIDDEN_FIGURE } from '@paydirt/domain';

import type { Formatters } from './formatters.ts';

const NO_BREAK_SPACE = '\u00a0';

/**
 * Write dots for every amount, the same number for each, so that not even its length is revealed; unit, times and
 * counts stay.
 */
export function concealMoney(format: Formatters): Formatters {
  const unitOf: Formatters['moneyParts'] = (money, purpose) => ({
    ...format.moneyParts(money, purpose),
    sign: '',
    integer: HIDDEN_FIGURE,
    separator: '',
    decimals: '',
    suffix: '',
  });
  return {
    ...format,
    money: (money, purpose) => `${HIDDEN_FIGURE}${NO_BREAK_SPACE}${unitOf(money, purpose).unit}`,
    figure: () => HIDDEN_FIGURE,
    moneyParts: unitOf,
  };
}
