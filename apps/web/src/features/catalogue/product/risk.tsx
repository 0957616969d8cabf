import type { Product } from '@paydirt/contract/goods/products';
import { RiskNotice } from '@paydirt/ui/risk-notice';
import { TextLink } from '@paydirt/ui/text-link';

import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useT } from '../../../platform/hooks.tsx';
import { catalogueRoutes } from '../../../routes/catalogue.ts';
import { supportRoutes } from '../../../routes/support.ts';

interface RiskProps {
  /** Product whose income rule and help are linked. */
  product?: Product;
  /** Sentence after the three where a lease is confirmed: the amount that returning gives back. */
  more?: string;
}

/** Show the risk notice: three sentences (H5). */
export function Risk({ product, more }: RiskProps) {
  const t = useT();
  return (
    <RiskNotice
      title={t('common.risk.playMoney')}
      link={
        product ? (
          <ul role="list" className="mt-2 flex flex-wrap gap-x-4 gap-y-2">
            <li>
              <TextLink href={hashHref(catalogueRoutes.incomePattern.href({ productId: product.id }))}>
                {t('products.detail.toPattern')}
              </TextLink>
            </li>
            <li>
              <TextLink href={hashHref(supportRoutes.article.href({ id: 'income' }))}>
                {t('common.moreInHelp')}
              </TextLink>
            </li>
          </ul>
        ) : null
      }
    >
      {t('common.risk.income')} {t('common.risk.return')} {more}
    </RiskNotice>
  );
}
