export const test = {
  title: 'Test paneli',
  intro: 'Burada her şey oyun parasıdır. Bu araçlar yalnızca test hizmetlerinde çalışır.',

  clock: {
    title: 'Test saati',
    now: 'Şu an {{time}}',
    plusHour: '+1 saat',
    plusDay: '+1 gün',
    plusMonth: '+30 gün',
    toDate: 'Bir tarihe al',
    move: 'Saati ileri al',
    moving: 'Saat ileri alınıyor ve zamanı gelen işler yapılıyor…',
    moved: 'Test saati artık {{time}} gösteriyor.',
    forwardOnly: 'Saat yalnızca ileri gider ve bu hizmetlerdeki herkes için aynıdır.',
  },

  outbox: {
    title: 'Giden kutusu',
    text: 'Gönderilmiş olacak her SMS ve e-posta, en yenisi üstte.',
    empty: 'Henüz mesaj yok. İstediğiniz kodlar burada görünür.',
    sms: 'SMS: {{to}}',
    email: 'E-posta: {{to}}',
    copyCode: '{{code}} kodunu kopyala',
  },

  members: {
    title: 'Hazır üyeler',
    text: 'Uygulamayı o durumda görmek için bunlardan biri olarak giriş yapın.',
    logIn: '{{name}} olarak giriş yap',
    loggedIn: '{{name}} olarak giriş yaptınız.',
    phone: 'Telefon',
    password: 'Şifre',
    fundPassword: 'Para çekme şifresi',
    noFundPassword: 'Belirlenmedi',
  },

  invitations: {
    title: 'Davet kodları',
    text: 'Bunlardan biriyle herkes kayıt olabilir.',
    copy: '{{code}} kodunu kopyala',
  },

  faucet: {
    title: 'Test yüklemesi',
    text: 'Bir hesaba oyun {{currency}}’si ekler. Kayıtta kaynak olarak test yüklemesi yazar.',
    account: 'Telefon ya da e-posta',
    amount: 'Oyun {{currency}}’si olarak tutar',
    grant: '{{amount}} ekle',
    granted: '{{amount}} eklendi. Şimdi kullanılabilir: {{available}}.',
    limit: 'Bir kerede en fazla {{limit}}',
  },

  withdrawal: {
    title: 'Para çekme',
    text: 'Bu üyenin gerçekleşecek ilk para çekme işlemi başarısız olur ve tamamı geri gelir.',
    reason: 'Üyenin okuduğu neden',
    usualReason: 'Bankaya ulaşılamadı.',
    fail: 'Sıradakini başarısız yap',
    willFail: 'Bu üyenin sıradaki para çekme işlemi başarısız olacak.',
    skipToMonday: 'Pazartesiye atla',
  },

  deposits: {
    title: 'Yatırmalar',
    text: 'Yatırmasını bekleyen {{currency}} yüklemeleri. Burada göndermek, zincirin yapacağı şeydir.',
    send: '{{amount}} gönder',
    sent: 'Yatırma görüldü. Test saatiyle yaklaşık bir dakika içinde onaylanır.',
    none: 'Yatırma bekleyen yükleme yok.',
    visitor: 'Bekleyen yüklemeleri görmek için giriş yapın.',
  },

  values: {
    title: 'Test değerleri',
    text: 'Her biri tek bir sonuca götürür. Adres ya da hesabın ardına kendi harf ve rakamlarınız gelebilir.',
    addresses: 'Adresler',
    accounts: 'Banka hesapları',
    codes: 'Kullanım kodları',
    copy: '{{value}} kopyala',
    upTo: '{{state}}, en çok {{limit}}',
    outcome: {
      succeeds_now: 'Hemen başarılı olur',
      succeeds_later: 'Belirtilen süreden sonra başarılı olur',
      stays_pending: 'Beklemede kalır',
      wrong_bank_data: 'Yanlış banka bilgisiyle başarısız olur',
      fails_returned: 'Başarısız olur ve geri döner',
    },
    code: { valid: 'Geçerli', used: 'Tükenmiş', expired: 'Süresi dolmuş' },
  },

  breaking: {
    title: 'Arıza çıkar',
    text: 'Yalnızca bu tarayıcıda, siz kapatana kadar.',
    none: 'Arıza yok',
    slow: 'Yavaş yanıtlar',
    offline: 'Çevrimdışı',
    unauthorized: 'Oturum kaybı (401)',
    serverError: 'Hizmet hatası (500)',
    badAnswer: 'Okunamayan yanıt',
    active: 'Bilerek çıkarılan arıza: {{fault}}',
    switchOff: 'Kapat',
  },

  ledger: {
    title: 'Defter denetimi',
    text: 'Her hesabın her kaydını toplar. Toplam sıfır olmalıdır.',
    run: 'Defteri denetle',
    sound: 'Sağlam: toplam {{sum}}.',
    broken: 'Bozulan kurallar: {{names}}',
    entries: { one: '{{count}} kayıt', other: '{{count}} kayıt' },
    accounts: { one: '{{count}} hesap', other: '{{count}} hesap' },
  },

  reset: {
    title: 'Baştan başla',
    text: 'Yapılan her şeyi siler ve ilk verileri yeniden koyar. Bütün üyelerin oturumu kapanır.',
    action: 'Her şeyi sıfırla',
    confirm: 'Her şey başlangıca sıfırlansın mı?',
    done: 'Her şey başlangıçtaki gibi.',
  },
} as const;

export const seed = {
  new: 'Yeni, bir günlük ücretsiz gelirle',
  with_leases: 'Kiralamaları ve geçmişi var',
  nothing_bound: 'Adres, kart, e-posta ve para çekme şifresi yok',
  high_level: 'Yüksek seviye, büyük bir ekiple',
} as const;
