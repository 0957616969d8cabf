export const shell = {
  tab: {
    home: 'Ana sayfa',
    community: 'Topluluk',
    machines: 'Makineler',
    team: 'Ekip',
    me: 'Ben',
  },
  title: {
    product: 'Ürün',
    incomePattern: 'Gelir nasıl oluşur',
    receiveIncome: 'Geliri al',
    orders: 'Makineler ve siparişler',
    order: 'Bu kiralamanın geliri',
    records: 'İşlemler',
    rechargeRecords: 'Para yükleme işlemleri',
    withdrawalRecords: 'Para çekme işlemleri',
    teamMembers: 'Ekibinizdeki kişiler',
    levels: 'Seviyeler',
    teamIncome: 'Davet bonusları',
    invitation: 'Birini davet et',
  },
  documentTitle: '{{title}} · Paydirt',
  tabs: 'Ana gezinme',
  menu: 'Menü',
  languages: 'Dil',
  messages: 'Bildirimler',
  support: 'Yardım sohbeti',
  unread: { one: '{{count}} okunmamış mesaj', other: '{{count}} okunmamış mesaj' },

  ribbon: 'Test modu · oyun parası',
  ribbonOpen: 'Test panelini aç',
  plusDay: '+1 gün',
  notConnected: 'bağlı değil',

  beside: {
    title: 'Henüz bir şey seçilmedi',
    text: 'Listeden bir şey seçin, burada açılır.',
  },
  notFound: {
    nothing: 'Burada bir şey yok',
    title: 'Sayfa bulunamadı',
    text: 'Bu adreste bir şey yok. Bağlantı eski ya da yanlış yazılmış olabilir.',
    action: 'Ana sayfaya git',
  },
  noPermission: {
    closed: 'Bu sayfa size açık değil',
    title: 'İzin yok',
    text: 'Hesabınız bu sayfayı açamaz.',
    action: 'Ana sayfaya git',
  },
  offline: {
    title: 'Çevrimdışısınız',
    text: 'Bu sayfa daha önce hiç yüklenmedi. Bağlantınızı kontrol edip yeniden deneyin.',
  },
  crashed: {
    title: 'Bu sayfa çalışmayı durdurdu',
    text: 'Paranız ve verileriniz bundan etkilenmedi. Devam etmek için sayfayı yeniden yükleyin.',
    action: 'Sayfayı yeniden yükle',
  },
  chunkFailed: 'Lütfen sayfa yenilendikten sonra yeniden deneyin. Sayfa kendiliğinden yenilenir.',
  chunkTyped:
    'Uygulamanın bir bölümü yüklenemedi. Lütfen sayfayı yenileyin. Şifreler ve kodlar dışında yazdıklarınız geri gelir.',
  notTestMode: {
    title: 'Bu bir test hizmeti değil',
    text: 'Paydirt yalnızca oyun parasıyla çalışır. Bu adresteki hizmet test modunda olduğunu belirtmiyor, bu yüzden ondan hiçbir şey gösterilmiyor.',
    action: 'Yeniden kontrol et',
  },
  update: {
    title: '{{version}} sürümü çıktı',
    compulsory: 'Devam etmek için bu sürüme ihtiyacınız var.',
    confirm: 'Güncellemeyi al',
    cancel: 'Şimdi değil',
    upToDate: 'Zaten en son sürümü kullanıyorsunuz.',
    untrusted: 'Bu uygulama, güncellemenin adresine güvenmiyor; bu yüzden adres açılmıyor.',
  },
  noLiveUpdates:
    'Tarayıcınız canlı güncellemeleri desteklemiyor. Bu sayfa bunun yerine birkaç saniyede bir değişiklikleri kontrol eder.',
} as const;
