import type { ProductId } from '../products.ts';

/** Name of a product, with two or three sentences about it. */
export interface ProductText {
  readonly name: string;
  readonly description: string;
}

/** Paragraph of the lease agreement, with its heading. */
export interface AgreementSection {
  readonly heading: string;
  readonly text: string;
}

/** Short text for the ticker and the notices page. */
export interface NoticeText {
  readonly title: string;
  readonly body: string;
}

/** News article; its body is a list of paragraphs. */
export interface ArticleText {
  readonly title: string;
  readonly summary: string;
  readonly body: readonly string[];
}

/** Ids of campaigns, which records name as the sources of bonuses and grants. */
export const CAMPAIGN_IDS = [
  'welcome',
  'referral',
  'faucet',
  'withdrawal-usdt',
  'withdrawal-cash',
  'recharge-usdt',
  'recharge-cash',
  'redemption',
  'sign-in',
  'join-group',
  'share-link',
  'level-1',
  'level-2',
  'level-3',
  'level-4',
  'level-5',
  'test-panel',
] as const;

/** Ids of the levels (`LEVELS` in the domain). */
export const GRADE_IDS = ['0', '1', '2', '3', '4', '5'] as const;

/** Sections of the lease agreement, in order; `risk` has the sentences that H5 requires. */
export const AGREEMENT_SECTION_IDS = [
  'short',
  'risk',
  'subject',
  'playMoney',
  'income',
  'receiving',
  'returning',
  'end',
] as const;

/** Notices of the ticker, newest first. */
export const NOTICE_IDS = ['playMoney', 'clock', 'returns', 'arrival', 'preSale', 'invitations'] as const;

/** News in every language, newest first. */
export const NEWS_IDS = [
  'yield-rule',
  'test-clock',
  'reading-a-record',
  'returning-a-lease',
  'promotion-budget',
  'test-codes',
  'escrow',
  'levels',
] as const;

/** News for developers of clients of the services, newest first. */
export const DEVELOPER_NEWS_IDS = ['ledger-check', 'idempotency-keys'] as const;

/** Slides of the home carousel, in order. */
export const SLIDE_IDS = ['carousel-1', 'carousel-2', 'carousel-3'] as const;

/** All texts of the services in one language; the compiler refuses a missing one (PRODUCT 9). */
export interface SeedTexts {
  readonly products: Readonly<Record<ProductId, ProductText>>;
  readonly campaigns: Readonly<Record<(typeof CAMPAIGN_IDS)[number], string>>;
  readonly grades: Readonly<Record<(typeof GRADE_IDS)[number], string>>;
  readonly agreement: {
    readonly title: string;
    readonly sections: Readonly<Record<(typeof AGREEMENT_SECTION_IDS)[number], AgreementSection>>;
  };
  readonly notices: Readonly<Record<(typeof NOTICE_IDS)[number], NoticeText>>;
  readonly news: Readonly<Record<(typeof NEWS_IDS)[number], ArticleText>>;
  readonly developerNews: Readonly<Record<(typeof DEVELOPER_NEWS_IDS)[number], ArticleText>>;
  readonly slides: Readonly<Record<(typeof SLIDE_IDS)[number], string>>;
}
