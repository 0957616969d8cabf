import type { CapitalRecord } from '@paydirt/contract/wallet/records';
import type { Translate } from '@paydirt/i18n';

/** Title of a record; of a purchase its product, since the wire has one kind for all. */
export function recordTitle({ kind, goods }: Pick<CapitalRecord, 'kind' | 'goods'>, t: Translate): string {
  return kind === 'buy_machine' && goods !== null ? t(`record.bought.${goods}`) : t(`record.kind.${kind}`);
}
