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
    news: 'Makineler ve hizmet hakkında yazılar',
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
  missing: {
    title: 'Böyle bir mesaj yok',
    text: 'Kaldırılmış olabilir ya da bağlantı yanlış yazılmış.',
  },
  popular: {
    title: 'En çok okunan duyurular',
    rule: 'Bir duyuruyu kaç üyenin açtığına göre sıralanır.',
    none: 'Henüz kimse bir duyuru açmadı.',
    readers: { one: '{{count}} üye açtı', other: '{{count}} üye açtı' },
  },
  notify: {
    title: 'Bildirimler',
    text: 'Bir şey gelir gelmez size haber verebilecek kanalları seçin.',
    allow: 'Paydirt arka plandayken de',
    allowText: 'Tarayıcınız, Paydirt’ün burada bildirim gösterip gösteremeyeceğini sorar.',
    allowed: 'Bildirimler açık. Tarayıcınızdan kapatabilirsiniz.',
    denied: 'Tarayıcınız burada bildirimleri kapalı tutuyor. Bunu ayarlarından değiştirebilirsiniz.',
  },
} as const;
