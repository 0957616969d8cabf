import type { Announcement, EpochMs, Remaining } from '@paydirt/domain';
import type { ComponentProps } from 'react';
import { Badge, type BadgeTone } from '../../primitives/badge/index.ts';
import { Countdown, type CountdownTexts } from '../../primitives/countdown/index.ts';

/** Current offer of a product: `domain`'s `Offer` with its texts (PRODUCT 5). */
export type ProductOffer =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'timed-sale';
      /** On the service's clock (H4). */
      readonly endsAt: EpochMs;
      /** Text of the whole badge ("Timed sale · ends in 1 d 04:12:09"), as a function or as texts only. */
      readonly format: CountdownTexts | ((remaining: Remaining) => string);
      /** Called when the sale ends while it is shown: load the offer again. */
      readonly onEnd?: (() => void) | undefined;
    }
  | {
      readonly kind: 'upcoming' | 'timed-sale-ended' | 'sold-out';
      /** "Opens 24 Nov, 09:00", "Timed sale ended", "Sold out". */
      readonly badge: string;
    };

export interface OfferBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Availability, which determines the word, its colour and the countdown. */
  offer: ProductOffer;
  /** Format the announcements of a timed sale's countdown. Leave it out in lists, where many would be announced. */
  announce?: ((announcement: Announcement) => string) | undefined;
}

/**
 * Show why a product cannot be bought, or until when it can. Renders a {@link Badge}, or nothing for an open offer. A
 * timed sale needs a `ClockProvider`.
 */
export function OfferBadge({ offer, announce, ...props }: OfferBadgeProps) {
  if (offer.kind === 'open') return null;
  return (
    <Badge {...props} tone={tones[offer.kind]}>
      {offer.kind === 'timed-sale' ? (
        <Countdown endsAt={offer.endsAt} format={offer.format} announce={announce} onEnd={offer.onEnd} />
      ) : (
        offer.badge
      )}
    </Badge>
  );
}

const tones = {
  'timed-sale': 'urgent',
  upcoming: 'info',
  'timed-sale-ended': 'off',
  'sold-out': 'off',
} satisfies Record<Exclude<ProductOffer['kind'], 'open'>, BadgeTone>;
