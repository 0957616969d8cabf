import type { Locale } from '@paydirt/domain';

const EVERYWHERE = ['OK', '{{title}} · Paydirt', '{{percent}}%', 'Paydirt', '{{what}}, {{source}}'];

/** Texts that are rightly the same in a language as in English, by language. */
export const SAME_AS_ENGLISH: Readonly<Record<Exclude<Locale, 'en-US'>, readonly string[]>> = {
  'hi-IN': EVERYWHERE,
  'ta-IN': EVERYWHERE,
  'te-IN': EVERYWHERE,
  'kn-IN': EVERYWHERE,
  'tr-TR': [...EVERYWHERE, 'Bonus'],
  'es-ES': EVERYWHERE,
  'it-IT': [
    ...EVERYWHERE,
    'Home',
    'Community',
    'Team',
    'Menu',
    'Password',
    'Bonus',
    'E-mail',
    'Coupon',
    'App',
  ],
  'fr-FR': [
    ...EVERYWHERE,
    'Machine',
    'Machines',
    'Menu',
    'Recharge',
    '{{count}} minute',
    '{{count}} minutes',
    'E-mail',
    'Guide',
    'Version {{version}}',
    'Version {{version}} ({{code}})',
  ],
  'de-DE': [
    ...EVERYWHERE,
    'Community',
    'Team',
    'Bonus',
    'Name',
    'Filter',
    'Status',
    'Guide',
    'App',
    'Version {{version}}',
    'Version {{version}} ({{code}})',
  ],
};
