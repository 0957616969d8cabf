import type { CapitalRecord } from '@paydirt/contract/wallet/records';
import type { Translate } from '@paydirt/i18n';

/**
 * Get the title of a record; for a purchase it depends on the product, because the wire has one kind for all
 * purchases.
 */
export function recordTitle({ kind, goods }: Pick<CapitalRecord, 'kind' | 'goods'>, t: Translate): string {
  return kind === 'buy_machine' && goods !== null ? t(`record.bought.${goods}`) : t(`record.kind.${kind}`);
}
