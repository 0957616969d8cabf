import { LOCALES, type Locale } from '@paydirt/domain';

/** Tag of the pseudo-locale: English made long, accented and bracketed, for reviewers. */
export const PSEUDO_LOCALE = 'en-XA';

/** A locale that the app can be shown in: one of the ten, or the pseudo-locale. */
export type DisplayLocale = Locale | typeof PSEUDO_LOCALE;

/** Every display locale, the pseudo-locale last. */
export const DISPLAY_LOCALES: readonly DisplayLocale[] = [...LOCALES, PSEUDO_LOCALE];
