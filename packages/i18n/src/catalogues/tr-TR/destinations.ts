export const destinations = {
  title: {
    addresses: 'Adresler',
    addAddress: 'Adres ekle',
    deliveryAddresses: 'Teslimat adresleri',
    bankCards: 'Banka hesapları',
    fundPassword: 'Para çekme PIN’i',
  },
  testOnly: 'Yalnızca test değerleri. Oraya hiçbir zaman bir şey gönderilmez.',
  testValues: 'Test değerleri',
  testValuesHint: 'Zaten kullanılıyorsa sonuna harf ya da rakam ekleyin.',

  outcome: {
    succeeds_now: 'Hemen başarılı olur',
    succeeds_later: 'Belirtilen süre sonunda başarılı olur',
    stays_pending: 'Beklemede kalır',
    wrong_bank_data: 'Başarısız olur: banka bilgileri yanlış',
    fails_returned: 'Başarısız olur, para geri döner',
  },
  goOn: 'Kaldığınız yerden devam et',
  changeNamed: 'Değiştir: {{name}}',
  deleteNamed: 'Sil: {{name}}',

  address: {
    emptyTitle: 'Henüz adres yok',
    of: '{{asset}} adresi',
    chain: 'Ağ',
    currency: 'Para birimi',
    address: 'Adres',
    hexHint: '0x ve 40 rakam ya da a–f arası harf',
    tronHint: 'T ve 33 harf ya da rakam',
    label: 'Etiket',
    labelHint: 'İsteğe bağlı. En fazla {{count}} karakter.',
    save: 'Bu adresi kaydet',
    deleteText: '{{name}}: başlamış para çekme işlemleri yine oraya gider.',
  },

  delivery: {
    add: 'Teslimat adresi ekle',
    changeTitle: 'Teslimat adresini değiştir',
    emptyTitle: 'Henüz teslimat adresi yok',
    invented: 'Uydurma bir adres',
    place: 'Bölge ve şehir seç',
    region: 'Bölge',
    town: 'Şehir',
    notListed: 'Listede yok',
    countryFirst: 'Önce bir ülke seçin.',
    regionFirst: 'Önce bir bölge seçin.',
    deleteText: '{{name}}: verdiğiniz siparişlerde bu adres kalır.',
  },

  bank: {
    add: 'Banka hesabı ekle',
    changeTitle: 'Banka hesabını değiştir',
    emptyTitle: 'Henüz banka hesabı yok',
    bank: 'Banka',
    bankChoose: 'Banka seç',
    payeeName: 'Alıcının adı',
    account: 'Hesap numarası',
    accountHint: '{{min}} ile {{max}} arası harf ya da rakam, boşluksuz.',
    ifsc: 'IFSC kodu',
    ifscHint: 'Dört harf, bir 0, altı harf ya da rakam.',
    saveChange: 'Değişikliği kaydet',
  },

  fund: {
    setIntro: 'Her para çekme işleminde sorulur.',
    locked:
      'Beş hatalı denemeden sonra kilitlendi. Kilidin açılma zamanı: {{time}}. Yeni bir PIN de kilidi açar.',
    channel: 'Kod nereye gönderilsin',
    sms: 'Telefon',
    email: 'E-posta',
    addEmail: 'E-posta adresi ekle',
    password: 'Yeni para çekme PIN’i',
    passwordHint: '6 haneli; 123456 ya da 111111 gibi olmasın.',
    again: 'Yeni para çekme PIN’i (tekrar)',
    set: 'Para çekme PIN’ini belirle',
    doneSet: 'Para çekme PIN’iniz belirlendi.',
  },

  notice: {
    fundPasswordSet:
      'Paydirt hesabınız için yeni bir para çekme PIN’i belirlendi. Siz yapmadıysanız kodla başka bir PIN belirleyin ve giriş şifrenizi değiştirin.',
  },
} as const;
