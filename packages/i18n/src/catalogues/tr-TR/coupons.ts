export const coupons = {
  title: 'Kuponlar',
  titleChoose: 'Kupon seç',
  titleMine: 'Kuponlarınız',

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
  chosenFor: '{{name}} için seçildi',
  use: 'Şimdi kullan',
  toOrder: 'Siparişi gör',

  offersLabel: 'Alınabilecek kuponlar',
  offered: 'Alınabilecek kuponları gör',
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
  toTake: { one: '{{count}} tane alınabilir', other: '{{count}} tane alınabilir' },

  proposal: 'Kuponlarınızdan biri {{amount}} düşer. {{price}} ödersiniz.',
  proposalUse: 'Kuponu kullan',
  proposalDecline: 'Kuponsuz öde',
  staysUsed: 'Kullanılan kupon, makine iade edildiğinde geri gelmez.',

  closed: {
    title: 'Şu anda kupon yok',
    text: 'Elinizdekileri kullanabilirsiniz.',
  },
  noOffers: {
    title: 'Alınabilecek kupon yok',
  },
  noneFor: {
    title: 'Bu ürün için kupon yok',
  },
  empty: {
    toUse: { title: 'Kullanılacak kupon yok' },
    used: { title: 'Henüz kullanılan yok' },
    expired: { title: 'Süresi dolan yok' },
  },
} as const;
