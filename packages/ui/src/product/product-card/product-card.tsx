import type { MoneyParts } from '@paydirt/domain';
import { cx } from 'class-variance-authority';
import { isValidElement, useId, type ComponentProps, type ReactElement } from 'react';
import { AmountText } from '../../patterns/amount-text/index.ts';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { chosenCard } from '../../primitives/list-row/chosen-look.ts';
import { FigureGrid, type Figure } from '../../patterns/figure-grid/figure-grid.tsx';
import { look } from './product-card-look.ts';
import { OfferBadge, type ProductOffer } from './product-card-offer-badge.tsx';
import { ProductCardPicture } from './product-card-picture.tsx';
import { SoldShare } from './product-card-sold-share.tsx';

/** Address and label of an action. */
export interface ProductCardAction {
  label: string;
  href: string;
}

/** The product's offer, with the button's label or the reason why it is disabled. */
export type ProductCardOffer =
  | (Extract<ProductOffer, { kind: 'open' | 'timed-sale' }> & {
      /** Address of the button; or the caller's own button, which names the product. */
      readonly action: ProductCardAction | ReactElement;
    })
  | (Exclude<ProductOffer, { kind: 'open' | 'timed-sale' }> & {
      /** Label of the button in place of its verb. */
      readonly reason: string;
    });

export interface ProductCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Name of the product and of the card. */
  name: string;
  /** The language of the name, where it is not the page's. */
  nameLanguage?: string | undefined;
  /**
   * A drawing: an `Illustration` with `saved="tile"`, which a `DataSaver` can hold back inside the card's link, or an
   * `<img>`. It is drawn as wide as the tile and faded when the offer is over. Null shows an empty tile.
   */
  picture: ReactElement | null;
  /** The price of one lease. */
  price: MoneyParts;
  /** A note after the price, for example that merchandise pays no income. */
  note?: string | undefined;
  /** Availability: determines badge, countdown and button. */
  offer: ProductCardOffer;
  /**
   * Income per day, net after price and fee, and days: scheduled, never promised (H5). Null for merchandise, which pays
   * nothing.
   */
  figures: readonly Figure[] | null;
  /** The sold share, as the service gives it; null draws nothing (H3). */
  sold: { readonly permille: number; readonly label: string } | null;
  /** Address of the product, whatever the offer. */
  href: string;
  /** Draw the action in gold. False where the screen has another main action. @default true */
  gold?: boolean | undefined;
  /** It is open beside the list. @default false */
  chosen?: boolean | undefined;
}

/**
 * Offer a product in a list: name, price, scheduled income and availability.
 *
 * Renders an `<article>` named by the product. Its name is a link, which responds to a tap anywhere on the card. The
 * action has a separate address; where the product cannot be bought, a disabled button gives the reason. A timed sale
 * needs a `ClockProvider`.
 *
 * @when A machine for lease in a list: price, figures, availability.
 * @instead Use `OrderCard` for a machine that is already leased.
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
  href,
  gold = true,
  chosen = false,
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
      data-chosen={chosen || undefined}
      className={cx(look.card, look.answers, chosenCard, className)}
    >
      <div className={look.header}>
        <ProductCardPicture picture={picture} faded={over} />
        <div className={look.heading}>
          <OfferBadge offer={offer} className="mb-0.5" />
          <h3
            id={`${id}n`}
            lang={nameLanguage}
            className="max-w-full font-title text-17 font-bold text-balance"
          >
            <a
              href={href}
              aria-current={chosen || undefined}
              className="rounded-control after:absolute after:inset-0"
            >
              {name}
            </a>
          </h3>
          <p className="tabular max-w-full text-15 text-ink-2">
            <AmountText size="inherit" amount={price} className="font-semibold text-ink" />
            {note === undefined ? null : ` · ${note}`}
          </p>
        </div>
      </div>
      {figures ? <FigureGrid figures={figures} columns={3} variant="flush" /> : null}
      {sold ? <SoldShare {...sold} className={look.sold} /> : null}
      <div className={look.actions}>
        {'action' in offer ? (
          isValidElement(offer.action) ? (
            offer.action
          ) : (
            <ButtonLink
              href={offer.action.href}
              id={`${id}a`}
              aria-labelledby={`${id}a ${id}n`}
              variant={gold ? 'primary' : undefined}
              className={look.action}
            >
              {offer.action.label}
            </ButtonLink>
          )
        ) : (
          <Button disabled className={look.action}>
            {offer.reason}
          </Button>
        )}
      </div>
    </article>
  );
}
