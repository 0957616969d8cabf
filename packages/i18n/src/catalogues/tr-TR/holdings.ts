export const holdings = {
  value: 'Hepsini şimdi iade ederseniz alacağınız',
  count: { one: '{{count}} kiralama', other: '{{count}} kiralama' },
  givesBack: 'Şimdi iade ederseniz alacağınız',
  fullUntil: 'Tam geri ödeme için son tarih: {{time}}',
  proRata: 'Kalan günlerle orantılı',
  giveBack: 'İade et',
  giveBackOne: 'İade et: {{name}}',
  hidden: 'Gizli tutar',
} as const;
