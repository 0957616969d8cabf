export const mailbox = {
  title: 'Mesajlar',
  message: 'Mesaj',
  channels: 'Kanallar',
  channel: {
    news: 'Haberler',
    station_news: 'Size özel',
    notice: 'Duyurular',
    voucher: 'Başvurular',
    coupon: 'Kuponlar',
  },
  about: {
    news: 'Makineler ve hizmet hakkında',
    station_news: 'Para çekme ve yükleme işlemlerinizin sonucu',
    notice: 'İşletmecinin herkese söyledikleri',
    voucher: 'Bonus başvurularınızın sonucu',
    coupon: 'Kuponlarınızdan birinin ne zaman biteceği',
  },
  markAll: 'Tümünü okundu say',
  follow: 'Konusuna git',
  empty: {
    title: 'Henüz mesaj yok',
    toAll: 'Tüm kanalları gör',
  },
  missing: 'Böyle bir mesaj yok',
  popular: {
    title: 'En çok okunan duyurular',
    rule: 'Kaç üyenin açtığına göre.',
    none: 'Henüz kimse bir duyuru açmadı.',
    readers: { one: '{{count}} üye açtı', other: '{{count}} üye açtı' },
  },
  notify: {
    title: 'Bildirimler',
    allow: 'Paydirt arka plandayken de',
    allowed: 'Açık. Tarayıcınızdan kapatabilirsiniz.',
    denied: 'Tarayıcınız engelliyor. Ayarlarından değiştirebilirsiniz.',
  },
} as const;
