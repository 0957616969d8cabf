import type { Locale } from '@paydirt/domain';
import {
  createFormatters,
  createTranslator,
  type Formatters,
  loadCatalogue,
  type Translate,
} from '@paydirt/i18n';

/** Texts and figures of one language, as the app writes them. */
export interface Texts {
  readonly locale: Locale;
  readonly t: Translate;
  readonly format: Formatters;
}

/** Read the catalogue of a language. A missing text or parameter throws, and so fails the journey. */
export async function textsOf(locale: Locale): Promise<Texts> {
  const { t } = createTranslator({ locale, catalogue: await loadCatalogue(locale) });
  return { locale, t, format: createFormatters(locale, { dateFormat: 0 }) };
}
