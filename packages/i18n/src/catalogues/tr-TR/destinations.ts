export const destinations = {
  title: {
    addresses: 'Adresler',
    addAddress: 'Adres ekle',
    deliveryAddresses: 'Teslimat adresleri',
    bankCards: 'Banka kartları',
    fundPassword: 'Para çekme şifresi',
  },
  testOnly: 'Yalnızca test değerleri. Buraya yazdıklarınıza hiçbir zaman bir şey gönderilmez.',
  testValues: 'Test değerleri',
  testValuesTap: 'Doldurmak için birine dokunun.',
  testValuesHint: 'Doldurmak için birine dokunun. Alınmışsa sonuna kendi harf ya da rakamlarınızı ekleyin.',

  outcome: {
    succeeds_now: 'Hemen başarılı olur',
    succeeds_later: 'Belirtilen süre sonunda başarılı olur',
    stays_pending: 'Beklemede kalır',
    wrong_bank_data: 'Başarısız olur: banka bilgileri yanlış',
    fails_returned: 'Başarısız olur ve para geri gelir',
  },
  goOn: 'Kaldığınız yerden devam edin',
  saved: 'Kaydedildi.',
  deleted: 'Silindi.',
  changeNamed: '{{name}}: değiştir',
  deleteNamed: '{{name}}: sil',

  address: {
    emptyTitle: 'Henüz adres yok',
    emptyText: 'Lütfen adresinizi bağlayın. {{currency}} çekimleri oraya gider.',
    of: '{{asset}} adresi',
    chain: 'Zincir',
    currency: 'Para birimi',
    address: 'Adres',
    hexHint: '0x ve 40 rakam ya da a–f arası harf, veya bir test değeri.',
    tronHint: 'T ve 33 harf ya da rakam, veya bir test değeri.',
    label: 'Etiket',
    labelHint: 'Ayırt edebilmeniz için. En fazla {{count}} karakter.',
    save: 'Bu adresi kaydet',
    deleteText: '{{name}} adres defterinizden çıkar. Süren çekimler yine oraya gider.',
  },

  delivery: {
    add: 'Teslimat adresi ekle',
    changeTitle: 'Teslimat adresini değiştir',
    emptyTitle: 'Henüz teslimat adresi yok',
    emptyText: 'Lütfen bir adres ekleyin. Eşyalar oraya gider.',
    invented: 'Uydurma bir adres',
    deleteText: '{{name}} teslimat adreslerinizden çıkar. Sipariş ettikleriniz yine oraya gider.',
  },

  bank: {
    add: 'Banka kartı bağla',
    changeTitle: 'Banka kartını değiştir',
    emptyTitle: 'Henüz banka kartı yok',
    emptyText: 'Önce bir banka kartı bağlayın. Bankaya yapılan çekimler oraya gider.',
    bank: 'Banka',
    bankChoose: 'Banka seçin',
    payeeName: 'Alıcının adı',
    account: 'Hesap numarası',
    accountHint: '{{min}} ile {{max}} arası harf ya da rakam, boşluksuz.',
    ifsc: 'IFSC kodu',
    ifscHint: '11 karakter: dört harf, bir 0, altı harf ya da rakam.',
    save: 'Bu banka kartını bağla',
    saveChange: 'Değişikliği kaydet',
    deleteText: '{{account}} hesabının bağı kaldırılır. Süren çekimler yine oraya gider.',
  },

  fund: {
    setIntro: 'Her çekim bunu sorar. Bunu belirleyenin siz olduğunu bir kod doğrular.',
    changeIntro: 'Kodla yenisini belirleyin. Hesabınızda başka hiçbir şey değişmez.',
    locked:
      'Beş yanlış denemeden sonra kilitlendi. Kilidin açılacağı an: {{time}}. Yeni bir para çekme şifresi kilidi hemen açar.',
    channel: 'Kod nereye gönderilsin',
    sms: 'Telefon',
    email: 'E-posta',
    noPhone: 'Bir telefon bağlamadınız.',
    noEmail: 'Bir e-posta adresi bağlamadınız.',
    sentTo: 'Son kod şuraya gönderildi: {{to}}.',
    password: 'Yeni para çekme şifresi',
    passwordHint: '6 rakam; 123456 gibi sıralı olmasın, hepsi aynı olmasın.',
    again: 'Yeni para çekme şifresi, tekrar',
    set: 'Para çekme şifresini belirle',
    change: 'Para çekme şifresini değiştir',
    doneSet: 'Para çekme şifreniz belirlendi.',
    doneChanged: 'Para çekme şifreniz değiştirildi.',
  },

  notice: {
    fundPasswordSet:
      'Paydirt hesabınız için bir para çekme şifresi belirlendi. Bunu siz yapmadıysanız giriş yapın, kodla başka bir şifre belirleyin ve giriş şifrenizi değiştirin.',
    fundPasswordChanged:
      'Paydirt para çekme şifreniz değiştirildi. Bunu siz yapmadıysanız giriş yapın, kodla başka bir şifre belirleyin ve giriş şifrenizi değiştirin.',
    emailBound:
      'Paydirt hesabınıza bir e-posta adresi bağlandı. Bunu siz yapmadıysanız giriş yapın ve giriş şifrenizi değiştirin.',
  },
} as const;
