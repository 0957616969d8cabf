import type { Locale } from '@paydirt/domain';
import { createTranslator, loadCatalogue } from '@paydirt/i18n';

/** Text of the message that carries a code, in the language of who asked for it. */
export async function codeMessage(code: string, locale: Locale): Promise<string> {
  const { t } = createTranslator({
    locale,
    catalogue: await loadCatalogue(locale),
    fallback: await loadCatalogue('en-US'),
    // A message that is not translated yet goes out in English rather than not at all.
    onMissing: () => undefined,
  });
  return t('auth.codeMessage', { code });
}
