import type { Languages } from './language/language.ts';
import type { Settings } from './settings.ts';

/** Take over what another tab set on this device. */
export async function followSettings(settings: Settings, languages: Languages): Promise<void> {
  const before = settings.get().locale;
  settings.reload();
  const { locale } = settings.get();
  if (locale === before) return;
  try {
    await languages.show(locale);
  } catch {
    // The texts could not be loaded, so the current language stays until the next load.
  }
}
