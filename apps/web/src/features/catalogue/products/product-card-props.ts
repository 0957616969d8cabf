import type { Product } from '@paydirt/contract/goods/products';
import { type EpochMs, type Offer, offerOf, type Remaining, soldShare } from '@paydirt/domain';
import type { Formatters, Translate } from '@paydirt/i18n';
import { Illustration } from '@paydirt/ui/illustration';
import type {
  ProductCardAction,
  ProductCardOffer,
  ProductCardProps,
  ProductCardSkeletonTexts,
  ProductOffer,
} from '@paydirt/ui/product-card';
import { createElement } from 'react';

import { localPrice, type LocalUnit } from '../data/local-unit.ts';
import { saleOf } from '../data/products.ts';
import { moneyOf } from '../../../platform/data/wire.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { foreignLanguage } from '../../../platform/language/content-language.ts';
import { catalogueRoutes } from '../../../routes/catalogue.ts';

/** Translations, formatters and clock that a product's texts are made with. */
export interface ProductTexts {
  readonly t: Translate;
  readonly format: Formatters;
  readonly now: EpochMs;
  readonly locale: string;
  /** The second unit of prices. */
  readonly local: LocalUnit;
}

/** Format the number of units leased or sold; null where the service does not report it (H3). */
export function soldOf(
  product: Product,
  { t, format }: Pick<ProductTexts, 't' | 'format'>,
): { permille: number; label: string } | null {
  const permille = soldShare(product);
  if (permille === null || product.sold === null || product.stock === null) return null;
  const counts = { sold: format.number(product.sold), stock: format.number(product.stock) };
  const label = product.kind === 'machine' ? t('products.leased', counts) : t('products.soldOf', counts);
  return { permille, label };
}

/** Write what is left of a timed sale, or that it is over. */
function timedSaleText({ t, format }: Pick<ProductTexts, 't' | 'format'>): (left: Remaining) => string {
  return (left) =>
    left.done
      ? t('products.badge.rushEnded')
      : t('products.badge.rushEndsIn', { left: format.duration(left) });
}

/** Format when a pre-sale opens, as far as the service reports it. */
function upcomingText(
  offer: Extract<Offer, { kind: 'upcoming' }>,
  { t, format }: Pick<ProductTexts, 't' | 'format'>,
): string {
  if (offer.opensAt === null) return t('products.badge.preSale');
  if (offer.closesAt === null) return t('products.badge.opensAt', { time: format.dateTime(offer.opensAt) });
  return t('products.badge.opensBetween', {
    from: format.day(offer.opensAt),
    to: format.day(offer.closesAt),
  });
}

/** Describe a product's present offer. `onEnd` is called when its timed sale ends while it is shown. */
export function toOffer(
  product: Product,
  texts: Omit<ProductTexts, 'local'>,
  onEnd: () => void,
): ProductOffer {
  const { t } = texts;
  const offer = offerOf(saleOf(product), texts.now);
  switch (offer.kind) {
    case 'open':
      return { kind: 'open' };
    case 'rush':
      return { kind: 'timed-sale', endsAt: offer.endsAt, format: timedSaleText(texts), onEnd };
    case 'upcoming':
      return { kind: 'upcoming', badge: upcomingText(offer, texts) };
    case 'rush-ended':
      return { kind: 'timed-sale-ended', badge: t('products.badge.rushEnded') };
    case 'sold-out':
      return { kind: 'sold-out', badge: t('products.badge.soldOut') };
  }
}

function withButton(offer: ProductOffer, action: ProductCardAction, { t }: ProductTexts): ProductCardOffer {
  if (offer.kind === 'open' || offer.kind === 'timed-sale') return { ...offer, action };
  return { ...offer, reason: offer.kind === 'upcoming' ? t('products.detail.notYet') : offer.badge };
}

/**
 * List the notes after the price: the amount in the member's currency, that merchandise pays no income and is not
 * delivered, and that texts are not in the member's language.
 */
function noteOf(product: Product, { t, format, locale, local }: ProductTexts): string | undefined {
  const amount = localPrice(moneyOf(product.price), { format, local });
  const notes = [
    ...(amount === undefined ? [] : [t('products.unit.about', { amount })]),
    ...(product.kind === 'machine' ? [] : [t('products.delivered')]),
    ...(foreignLanguage(product.contentLanguage, locale) === undefined ? [] : [t('common.shownInEnglish')]),
  ];
  return notes.length === 0 ? undefined : notes.join(' · ');
}

/** Turn a product into the props of its card. `onEnd` is called when its timed sale ends while it is shown. */
export function toProductCardProps(
  product: Product,
  texts: ProductTexts,
  onEnd: () => void,
): ProductCardProps {
  const { t, format } = texts;
  const machine = product.kind === 'machine';
  const action = {
    label: machine ? t('products.lease') : t('products.buy'),
    href: hashHref(catalogueRoutes.product.href({ productId: product.id, buy: '1' })),
  };
  return {
    name: product.productName,
    nameLanguage: foreignLanguage(product.contentLanguage, texts.locale),
    picture:
      product.productImage === ''
        ? null
        : createElement(Illustration, { src: product.productImage, saved: 'tile' }),
    price: format.moneyParts(moneyOf(product.price), 'price'),
    note: noteOf(product, texts),
    offer: withButton(toOffer(product, texts, onEnd), action, texts),
    figures: machine
      ? [
          {
            label: t('products.perDay'),
            value: format.figure(moneyOf(product.dailyIncome), 'balance'),
          },
          // The median net result after price and fee, from real past days: never the schedule or the best
          // case alone (H5).
          ...(product.middleNet === null
            ? []
            : [
                {
                  label: t('products.middle'),
                  value: format.figure(moneyOf(product.middleNet), 'delta'),
                },
              ]),
          { label: t('products.days'), value: format.number(product.validDays) },
        ]
      : null,
    sold: soldOf(product, texts),
    href: hashHref(catalogueRoutes.product.href({ productId: product.id })),
  };
}

/** Texts of a machine's card before the machine is known: labels as they are, figures as they usually are. */
export function skeletonTexts({ t, format }: Pick<ProductTexts, 't' | 'format'>): ProductCardSkeletonTexts {
  return {
    figures: [t('products.perDay'), t('products.middle'), t('products.days')],
    sold: t('products.leased', { sold: format.number(100), stock: format.number(500) }),
    action: t('products.lease'),
  };
}
