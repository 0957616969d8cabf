import { DEFAULT_LOCALE, type Locale } from '@paydirt/domain';
import { createTranslator, loadCatalogue, type Translator } from '@paydirt/i18n';

const translators = new Map<Locale, Promise<Translator>>();

async function makeTranslator(locale: Locale): Promise<Translator> {
  const [catalogue, fallback] = await Promise.all([loadCatalogue(locale), loadCatalogue(DEFAULT_LOCALE)]);
  // A text that is missing in a language falls back to English; the catalogues' own tests keep them complete.
  return createTranslator({ locale, catalogue, fallback, onMissing: () => {} });
}

/** Get the texts of a language; each catalogue is read once. */
export function translatorOf(locale: Locale): Promise<Translator> {
  const translator = translators.get(locale) ?? makeTranslator(locale);
  translators.set(locale, translator);
  return translator;
}
