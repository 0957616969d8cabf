import type { Locale } from '@paydirt/domain';
import { createTranslator, loadCatalogue } from '@paydirt/i18n';

/** Write the message with a code, in the language of the request. */
export async function codeMessage(code: string, locale: Locale): Promise<string> {
  const { t } = createTranslator({
    locale,
    catalogue: await loadCatalogue(locale),
    fallback: await loadCatalogue('en-US'),
    // A text without a translation is sent in English.
    onMissing: () => undefined,
  });
  return t('auth.codeMessage', { code });
}
