import { type ErrorMessageKey, type ErrorName, ERRORS } from '@paydirt/contract';
import { DEFAULT_LOCALE, type Locale } from '@paydirt/domain';
import { createTranslator, loadCatalogue, type MessageKey, type Translator } from '@paydirt/i18n';

const translators = new Map<Locale, Promise<Translator>>();

async function makeTranslator(locale: Locale): Promise<Translator> {
  const [catalogue, fallback] = await Promise.all([loadCatalogue(locale), loadCatalogue(DEFAULT_LOCALE)]);
  // A language that lacks the text says it in English; the catalogues' own tests hold them complete.
  return createTranslator({ locale, catalogue, fallback, onMissing: () => {} });
}

/** The text of an error in a member's language. */
export async function errorText(name: ErrorName, locale: Locale): Promise<string> {
  const translator = translators.get(locale) ?? makeTranslator(locale);
  translators.set(locale, translator);
  // Every failure that the contract knows has a text: with one that has none, this does not compile.
  const key: MessageKey = ERRORS[name].messageKey satisfies ErrorMessageKey;
  return (await translator).t(key);
}
