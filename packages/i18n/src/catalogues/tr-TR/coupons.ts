export const coupons = {
  title: 'Kuponlar',
  titleChoose: 'Kupon seç',
  titleMine: 'Kuponlarınız',
  intro: 'Kupon bir fiyattan bir tutar düşer. Almak ücretsizdir, kullanmak zorunda değilsiniz.',

  states: 'Durumuna göre kuponlarınız',
  toUse: 'Kullanılabilir',
  used: 'Kullanılan',
  expired: 'Süresi dolan',

  anyMachine: 'Herhangi bir makine',
  anyMerchandise: 'Herhangi bir fiziksel ürün',
  anything: 'Herhangi bir ürün',
  leastPrice: '{{amount}} ve üzeri fiyatlar için',

  off: '{{amount}} indirim',
  until: 'Son gün: {{day}}',
  usedOn: 'Kullanıldı: {{time}}',
  expiredOn: 'Süresi doldu: {{day}}',
  yours: 'Sizin',
  chosen: 'Seçildi',
  chosenFor: '{{name}} için seçildi',
  use: 'Şimdi kullan',
  toOrder: 'Siparişi gör',

  offersLabel: 'Alınabilecek kuponlar',
  offered: 'Alınabilecek kuponları gör',
  mineLink: 'Kuponlarınız',
  free: 'Ücretsiz',
  receive: 'Al',
  takeUntil: 'Almak için son gün: {{day}}',
  takeFrom: 'Alınabileceği ilk gün: {{day}}',
  term: {
    one: 'Aldığınız günden sonra {{count}} gün geçerli',
    other: 'Aldığınız günden sonra {{count}} gün geçerli',
  },
  left: { one: '{{stock}} kupondan {{count}} tane kaldı', other: '{{stock}} kupondan {{count}} tane kaldı' },
  gone: 'Hepsi alındı',
  notYet: 'Henüz alınamaz',

  none: 'Kuponsuz',
  pays: 'Ödeyeceğiniz: {{amount}}',
  chooseFor: '{{name}} için kupon',
  toProduct: 'Ürüne dön',
  canUse: { one: '{{count}} kupon kullanılabilir', other: '{{count}} kupon kullanılabilir' },
  noneToUse: 'Bu ürün için yok',
  more: { one: '{{count}} tane daha alınabilir', other: '{{count}} tane daha alınabilir' },
  toTake: { one: '{{count}} tane alınabilir', other: '{{count}} tane alınabilir' },

  proposal: 'Kuponlarınızdan biri {{amount}} düşer. {{price}} ödersiniz.',
  proposalUse: 'Kuponu kullan',
  proposalDecline: 'Kuponsuz öde',
  staysUsed: 'Kullanılan kupon, makine iade edildiğinde geri gelmez.',

  closed: {
    title: 'Şu anda kupon yok',
    text: 'Şu anda kupon alınamıyor. Elinizdekileri kullanabilirsiniz.',
  },
  noOffers: {
    title: 'Alınabilecek kupon yok',
    text: 'Şu anda alınacak bir şey yok.',
  },
  noneFor: {
    title: 'Bu ürün için kupon yok',
    text: 'Kuponlarınızın hiçbiri şu anda bu üründe kullanılamaz.',
  },
  empty: {
    toUse: { title: 'Kullanılacak kupon yok', text: 'Bir kupon alın, kiralarken seçin.' },
    used: { title: 'Henüz kullanılan yok', text: 'Kiralarken kullandığınız kupon günüyle burada görünür.' },
    expired: { title: 'Süresi dolan yok', text: 'Son günü geçen kupon burada görünür.' },
  },
} as const;
