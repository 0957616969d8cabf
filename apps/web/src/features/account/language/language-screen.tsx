import { isLocale, LOCALES, type Locale, OWN_NAMES } from '@paydirt/domain';
import { LanguageList } from '@paydirt/ui/language-list';
import { useMemo, useState } from 'react';

import { FormFailure } from '../../../forms/form-failure.tsx';
import { useLocale, usePlatform, useSettings, useT } from '../../../platform/hooks.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';

/** Choose among the ten languages; it takes effect at once, and stays as it is when it cannot be fetched. */
export function LanguageScreen() {
  const t = useT();
  const shown = useLocale();
  const { languages } = usePlatform();
  const [settings, change] = useSettings();
  const [pending, setPending] = useState<Locale | null>(null);
  const [failed, setFailed] = useState(false);

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
    setFailed(false);
    try {
      // Of two choices in a row the later one counts, whichever loads first.
      if (!(await languages.show(locale))) return;
      change({ locale });
    } catch {
      // The language's chunk could not be loaded, so the current language stays.
      setFailed(true);
    }
    setPending(null);
  }

  return (
    <Screen>
      <FormFailure className="px-4 pb-3" text={failed ? t('me.language.failed') : null} />
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
