import type { EpochMs, Remaining } from '@paydirt/domain';
import { cx } from 'class-variance-authority';
import { useId, type ComponentProps } from 'react';
import { Badge, type BadgeTone } from '../badge/index.ts';
import { Button, ButtonLink } from '../button/index.ts';
import { Countdown } from '../countdown/index.ts';
import { FigureGrid, type Figure } from '../figure-grid/index.ts';
import { look } from './product-card-look.ts';
import { ProductCardPicture } from './product-card-picture.tsx';

/** Where a press leads, and its verb. */
export interface ProductCardAction {
  label: string;
  href: string;
}

/** What can be done with the product now: `domain`'s `Offer` with its texts (PRODUCT 5). */
export type ProductCardOffer =
  | { readonly kind: 'open'; readonly action: ProductCardAction }
  | {
      readonly kind: 'timed-sale';
      /** On the service's clock (H4). */
      readonly endsAt: EpochMs;
      /** The whole badge: "Timed sale · ends in 1 d 04:12:09". */
      readonly format: (remaining: Remaining) => string;
      /** The end came while it was shown: ask what the offer is now. */
      readonly onEnd?: (() => void) | undefined;
      readonly action: ProductCardAction;
    }
  | {
      readonly kind: 'upcoming' | 'timed-sale-ended' | 'sold-out';
      /** "Opens 24 Nov, 09:00", "Timed sale ended", "Sold out". */
      readonly badge: string;
      /** Stands on the button instead of its verb: why it cannot be pressed. */
      readonly reason: string;
    };

export interface ProductCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The product's; names the card. */
  name: string;
  /** The language of the name, where it is not the page's. */
  nameLanguage?: string | undefined;
  /** Address of the picture; null shows an empty tile. */
  picture: string | null;
  /** With its unit. */
  price: string;
  /** A word after the price, such as how merchandise is delivered. */
  note?: string | undefined;
  /** Whether it can be had: decides on badge, countdown and button. */
  offer: ProductCardOffer;
  /** Per day, in all days together, days: scheduled, never promised (H5). Null for merchandise, which pays nothing. */
  figures: readonly Figure[] | null;
  /** The share sold, as the service says; null draws nothing (H3). */
  sold: { readonly permille: number; readonly label: string } | null;
  /** Leads to the product, whatever the offer. */
  details: ProductCardAction;
}

/**
 * Offer a product in a list: what it is, what it costs, what it is scheduled to earn, how much is left.
 *
 * Renders an `<article>` named by the product, with an `h3` and two links; what cannot be bought has a
 * disabled button that says why. A timed sale needs a `ClockProvider`.
 */
export function ProductCard({
  name,
  nameLanguage,
  picture,
  price,
  note,
  offer,
  figures,
  sold,
  details,
  className,
  ...props
}: ProductCardProps) {
  const id = useId();
  const over = offer.kind === 'sold-out' || offer.kind === 'timed-sale-ended';
  return (
    <article
      {...props}
      aria-labelledby={`${id}n`}
      data-offer={offer.kind}
      className={cx(look.card, look.answers, className)}
    >
      {/* The whole card takes the tap; keyboards and screen readers have the link below. */}
      <a href={details.href} tabIndex={-1} aria-hidden="true" className="absolute inset-0" />
      <div className={look.header}>
        <ProductCardPicture src={picture} faded={over} />
        <div className={look.heading}>
          <OfferBadge offer={offer} />
          <h3
            id={`${id}n`}
            lang={nameLanguage}
            className="max-w-full font-title text-17 font-bold text-balance"
          >
            {name}
          </h3>
          <p className="tabular max-w-full text-15 text-ink-2">
            <span className="font-semibold text-ink">{price}</span>
            {note === undefined ? null : ` · ${note}`}
          </p>
        </div>
      </div>
      {figures ? <FigureGrid figures={figures} columns={3} variant="flush" /> : null}
      {sold ? <SoldShare {...sold} /> : null}
      <div className={look.actions}>
        <ButtonLink
          href={details.href}
          id={`${id}d`}
          aria-labelledby={`${id}d ${id}n`}
          className={look.action}
        >
          {details.label}
        </ButtonLink>
        {'action' in offer ? (
          <ButtonLink
            href={offer.action.href}
            id={`${id}a`}
            aria-labelledby={`${id}a ${id}n`}
            variant="primary"
            className={look.action}
          >
            {offer.action.label}
          </ButtonLink>
        ) : (
          <Button disabled className={look.action}>
            {offer.reason}
          </Button>
        )}
      </div>
    </article>
  );
}

function OfferBadge({ offer }: { offer: ProductCardOffer }) {
  if (offer.kind === 'open') return null;
  return (
    <Badge tone={badgeTones[offer.kind]} className="mb-0.5">
      {offer.kind === 'timed-sale' ? (
        <Countdown endsAt={offer.endsAt} format={offer.format} onEnd={offer.onEnd} />
      ) : (
        offer.badge
      )}
    </Badge>
  );
}

function SoldShare({ permille, label }: { permille: number; label: string }) {
  return (
    <div className={look.sold}>
      <div className={cx(look.soldTrack, 'bg-line forced-colors:outline')} aria-hidden="true">
        <div
          className="h-full rounded-full bg-ink-2 forced-colors:bg-[Highlight]"
          style={{ inlineSize: `${Math.min(1000, Math.max(0, permille)) / 10}%` }}
        />
      </div>
      <span className="tabular text-13 text-ink-2">{label}</span>
    </div>
  );
}

const badgeTones = {
  'timed-sale': 'urgent',
  upcoming: 'info',
  'timed-sale-ended': 'off',
  'sold-out': 'off',
} satisfies Record<Exclude<ProductCardOffer['kind'], 'open'>, BadgeTone>;
