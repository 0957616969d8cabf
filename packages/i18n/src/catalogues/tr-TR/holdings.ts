export const holdings = {
  value: 'Hepsini şimdi iade ederseniz alacağınız',
  count: { one: '{{count}} kiralama', other: '{{count}} kiralama' },
  givesBack: 'Şimdi iade edilirse geri ödeme',
  fullUntil: 'Tam iade için son an: {{time}}',
  proRata: 'Kalan günlerle orantılı',
  giveBack: 'İade et',
  giveBackOne: 'İade et: {{name}}',
  hidden: 'Gizli tutar',
} as const;
