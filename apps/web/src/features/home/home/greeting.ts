import type { Translate } from '@paydirt/i18n';

/** Greet a member by the first name; who gave none finds the page's name. It never changes while home loads. */
export function greetingOf(name: string | null, t: Translate): string {
  if (name === null) return t('shell.tab.home');
  return t('home.greeting', { name: name.split(/\s/u, 1)[0] ?? name });
}
