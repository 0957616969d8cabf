import { isLocale, LOCALES, type Locale, OWN_NAMES } from '@paydirt/domain';
import { LanguageList } from '@paydirt/ui/language-list';
import { useMemo, useState } from 'react';

import { useLocale, usePlatform, useSettings, useT, useToast } from '../../../platform/hooks.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';

/** Choose among the ten languages; it takes effect at once, and stays as it is when it cannot be fetched. */
export function LanguageScreen() {
  const t = useT();
  const toast = useToast();
  const shown = useLocale();
  const { languages } = usePlatform();
  const [settings, change] = useSettings();
  const [pending, setPending] = useState<Locale | null>(null);

  const options = useMemo(() => {
    const names = new Intl.DisplayNames(shown, { type: 'language' });
    return LOCALES.map((locale) => ({
      value: locale,
      name: OWN_NAMES[locale],
      translatedName: names.of(new Intl.Locale(locale).language),
    }));
  }, [shown]);

  async function choose(locale: Locale) {
    setPending(locale);
    try {
      await languages.show(locale);
      change({ locale });
    } catch {
      // The chunk did not come: the present language stays.
      toast(t('me.language.failed'), 'failure');
    }
    setPending(null);
  }

  return (
    <Screen>
      <LanguageList<Locale>
        legend={t('me.language.title')}
        options={options}
        value={pending ?? (isLocale(shown) ? shown : settings.locale)}
        onValueChange={(locale) => void choose(locale)}
        aria-busy={pending !== null}
      />
    </Screen>
  );
}
