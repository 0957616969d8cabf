export const me = {
  level: 'Seviye {{level}}',
  available: 'Kullanılabilir bakiye',
  toReceive: 'Alınacak',
  arriving: 'Yolda',
  inWithdrawal: 'Çekiliyor',
  hideAmounts: 'Tutarları gizle',
  showAmounts: 'Tutarları göster',
  amountHidden: 'Gizli tutar',
  memberSince: '{{day}} tarihinden beri üye',
  group: {
    income: 'Gelir ve makineler',
    records: 'Kayıtlar',
    people: 'Kişiler',
    app: 'Uygulama',
  },
  entry: {
    balance: 'Bakiye',
    holdings: 'Elinizdeki kiralamalar',
    documents: 'Ekstreler ve sözleşmeler',
    receiveIncome: 'Gelir al',
    orders: 'Siparişler',
    records: 'Tüm kayıtlar',
    receivedIncome: 'Alınan gelir',
    team: 'Ekip',
    settings: 'Ayarlar',
    language: 'Dil',
    about: 'Paydirt hakkında',
  },
  logOut: 'Çıkış yap',
  confirmLogOut: 'Çıkış yapılsın mı?',
  confirmLogOutText: 'İstediğiniz zaman yeniden giriş yapabilirsiniz. Hesabınızda hiçbir şey değişmez.',

  language: {
    title: 'Dil',
    failed: 'Bu dil yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin.',
  },

  settings: {
    title: 'Ayarlar',
    onThisDevice: 'Bu cihazda',
    onYourAccount: 'Hesabınızda',
    language: 'Dil',
    theme: 'Tema',
    themeSystem: 'Sistemdeki gibi',
    themeLight: 'Açık',
    themeDark: 'Koyu',
    textSize: 'Yazı boyutu',
    textSizePercent: '%{{percent}}',
    textSizeSample: 'Bugün 3,40 oyun USDT’si ulaştı.',
    reducedMotion: 'Az hareket',
    reducedMotionText: 'Sayfalar hareketsiz değişir. Sistem ayarına her durumda uyulur.',
    hideAmounts: 'Tutarları gizle',
    hideAmountsText: 'Bakiyeleriniz siz gösterene kadar nokta olarak görünür.',
    dateFormat: 'Tarih biçimi',
    dateByLocale: 'Dildeki gibi',
    dateSaved: 'Tarih biçimi kaydedildi.',
  },

  about: {
    title: 'Paydirt hakkında',
    name: 'Paydirt',
    intro:
      'Paydirt, makine kiralayan bir hizmetin provasıdır. İçindeki her şey test modunda oyun parasıdır: hiçbir coin’e, karta ya da bankaya dokunulmaz.',
    version: 'Sürüm {{version}} ({{code}})',
    checkForUpdate: 'Güncelleme var mı, bak',
    rulesTitle: 'Bu uygulamanın verdiği sözler',
    rulesText: 'Buradaki her şeyin üstünde olan kurallar. Her biri denetlenebilir.',
    rules: {
      testMode:
        'Yalnızca test modu. Üstteki şerit bunu her sayfada söyler ve uygulama, bunu söylemeyen bir hizmetten hiçbir şey göstermez.',
      addresses: 'Uygulamanın verdiği adresler hiçbir şey alamaz; sizinkine de hiçbir şey gönderilmez.',
      figures: 'Satılan pay, stok, sayılar ve beğeniler verilerden hesaplanır. Bilinmeyen çizilmez.',
      countdowns:
        'Geri sayım, hizmetin verdiği zamana kadar sürer, sıfırda durur ve kendiliğinden yeniden başlamaz.',
      scheduled:
        'Gelir planlanır, asla garanti edilmez. Risk bildirimi her kiralamanın önünde durur ve onay hiçbir zaman önceden seçili değildir.',
      sources:
        'Her giriş, kimin ödediğini söyler. Üyelerin yatırdıkları ayrı tutulur ve onlardan asla gelir, bonus ya da başka biri ödenmez.',
      coverage: 'Makineler planlanandan az kazanırsa gelir oranlı ödenir ve kaydı bunu söyler.',
      fees: 'Ücretler, en az tutarlar, süreler ve net tutar siz yazmadan önce görünür. Çıkmak girmek kadar kolaydır.',
      authors: 'Bir gönderi, onu gerçekte kimin yazdığını gösterir.',
      returns: 'Bir kiralamayı iade edebilirsiniz: 24 saat içinde tam, sonrasında kalan günlerle orantılı.',
      inviting:
        'Davet ödülleri sabit, sınırlı ve tek katlıdır; tanıtım bütçesinden ödenir, asla başkasının ödediğinden değil.',
      yields:
        'Makinelerin kazancı yayımlanmış bir kurala uyar ve bir gün sıfır olabilir. Kötü günler geçmişte kalır.',
      withdrawing: 'Para çekmek asla başka bir satın almaya, ücrete, davete ya da seviyeye bağlı değildir.',
      testValues: 'Gerçek hiçbir şey istenmez. Kart ve hesap formları yalnızca test değerlerini alır.',
      calm: 'Hiçbir şey önceden seçili, utandırıcı, ısrarcı ya da gizli değildir.',
    },
  },
} as const;
