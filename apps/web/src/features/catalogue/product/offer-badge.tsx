import type { Announcement, Offer } from '@paydirt/domain';
import type { Translate } from '@paydirt/i18n';
import { Badge } from '@paydirt/ui/badge';
import { Countdown } from '@paydirt/ui/countdown';

import { useClock, useFormat, useLocale, useT } from '../../../platform/hooks.tsx';
import { rushText, upcomingText } from '../products/product-card-props.ts';

/** Say what a countdown's thresholds are, for who hears it. */
function announced(t: Translate): (announcement: Announcement) => string {
  return (announcement) =>
    announcement.kind === 'ended'
      ? t('common.countdown.ended')
      : t(`common.countdown.${announcement.kind}`, { count: announcement.count });
}

/** Say what stands in the way of a purchase, or until when it is open. Nothing where there is nothing to say. */
export function OfferBadge({ offer, onEnd }: { offer: Offer; onEnd: () => void }) {
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  const now = useClock()();
  switch (offer.kind) {
    case 'open':
      return null;
    case 'rush':
      return (
        <Badge tone="urgent">
          <Countdown
            endsAt={offer.endsAt}
            format={rushText({ t, format })}
            announce={announced(t)}
            onEnd={onEnd}
          />
        </Badge>
      );
    case 'upcoming':
      return <Badge tone="info">{upcomingText(offer, { t, format, locale, now })}</Badge>;
    case 'rush-ended':
      return <Badge tone="off">{t('products.badge.rushEnded')}</Badge>;
    case 'sold-out':
      return <Badge tone="off">{t('products.badge.soldOut')}</Badge>;
  }
}
