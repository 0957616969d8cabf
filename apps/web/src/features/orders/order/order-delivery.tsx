import type { Order } from '@paydirt/contract/goods/orders';
import { DescriptionList } from '@paydirt/ui/description-list';
import { SectionHeading } from '@paydirt/ui/section-heading';

import { useLocale, useT } from '../../../platform/hooks.tsx';
import { countryNames } from '../../../platform/language/country-name.ts';

/** Show the delivery address and status of merchandise: ordered, since play money sends nothing (H1, H3). */
export function OrderDelivery({ order: { delivery } }: { order: Order }) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className="flex flex-col gap-2">
      <SectionHeading title={t('orders.one.delivery')} />
      <DescriptionList
        className="border-y border-line"
        items={[
          { term: t('orders.one.deliveryState'), value: t('orders.status.bought') },
          ...(delivery === null
            ? []
            : [
                {
                  term: t('orders.one.deliveryTo'),
                  value: (
                    <span className="whitespace-pre-line">
                      {[
                        delivery.name,
                        delivery.lines,
                        countryNames(locale)(delivery.country),
                        delivery.phone,
                      ].join('\n')}
                    </span>
                  ),
                },
              ]),
        ]}
      />
      <p className="text-13 text-ink-2">{t('orders.one.deliveryNote')}</p>
      <p className="text-13 text-ink-2">{t('orders.one.merchandise')}</p>
    </section>
  );
}
