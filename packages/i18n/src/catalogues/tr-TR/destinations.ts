export const destinations = {
  title: {
    addresses: 'Adresler',
    addAddress: 'Adres ekle',
    deliveryAddresses: 'Teslimat adresleri',
    bankCards: 'Banka hesapları',
    fundPassword: 'Para çekme PIN’i',
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
  goOn: 'Kaldığınız yerden devam et',
  saved: 'Kaydedildi.',
  deleted: 'Silindi.',
  changeNamed: '{{name}}: değiştir',
  deleteNamed: '{{name}}: sil',

  address: {
    emptyTitle: 'Henüz adres yok',
    emptyText: 'Önce bir adres ekleyin. {{currency}} çekimleri oraya gider.',
    of: '{{asset}} adresi',
    chain: 'Ağ',
    currency: 'Para birimi',
    address: 'Adres',
    hexHint: '0x ve 40 rakam ya da a–f arası harf, ya da bir test değeri.',
    tronHint: 'T ve 33 harf ya da rakam, ya da bir test değeri.',
    label: 'Etiket',
    labelHint: 'İsteğe bağlı. En fazla {{count}} karakter.',
    save: 'Bu adresi kaydet',
    deleteText: '{{name}} adres defterinizden kaldırılacak. Başlamış para çekmeler yine oraya gider.',
  },

  delivery: {
    add: 'Teslimat adresi ekle',
    changeTitle: 'Teslimat adresini değiştir',
    emptyTitle: 'Henüz teslimat adresi yok',
    emptyText: 'Önce bir adres ekleyin. Fiziksel ürünler oraya gider.',
    invented: 'Uydurma bir adres',
    deleteText: '{{name}} teslimat adreslerinizden kaldırılacak. Sipariş ettikleriniz yine oraya gider.',
  },

  bank: {
    add: 'Banka hesabı ekle',
    changeTitle: 'Banka hesabını değiştir',
    emptyTitle: 'Henüz banka hesabı yok',
    emptyText: 'Önce bir banka hesabı ekleyin. Bankaya yapılan çekimler oraya gider.',
    bank: 'Banka',
    bankChoose: 'Banka seç',
    payeeName: 'Alıcının adı',
    account: 'Hesap numarası',
    accountHint: '{{min}} ile {{max}} arası harf ya da rakam, boşluksuz.',
    ifsc: 'IFSC kodu',
    ifscHint: '11 karakter: dört harf, bir 0, altı harf ya da rakam.',
    save: 'Bu banka hesabını ekle',
    saveChange: 'Değişikliği kaydet',
    deleteText: '{{account}} hesabı kaldırılacak. Başlamış para çekmeler yine oraya gider.',
  },

  fund: {
    setIntro: 'Her para çekmede sorulur. Bunun siz olduğunuzu bir kod doğrular.',
    changeIntro: 'Kodla yenisini belirleyin. Hesabınızda başka hiçbir şey değişmez.',
    locked:
      'Beş yanlış denemeden sonra kilitlendi. Kilidin açılacağı an: {{time}}. Yeni bir para çekme PIN’i kilidi hemen açar.',
    channel: 'Kod nereye gönderilsin',
    sms: 'Telefon',
    email: 'E-posta',
    addEmail: 'E-posta adresi ekle',
    sentTo: 'Son kod şuraya gönderildi: {{to}}.',
    password: 'Yeni para çekme PIN’i',
    passwordHint: '6 rakam; 123456 gibi sıralı olmasın, hepsi aynı olmasın.',
    again: 'Yeni para çekme PIN’i, tekrar',
    set: 'Para çekme PIN’ini belirle',
    change: 'Para çekme PIN’ini değiştir',
    doneSet: 'Para çekme PIN’iniz belirlendi.',
    doneChanged: 'Para çekme PIN’iniz değiştirildi.',
  },

  notice: {
    fundPasswordSet:
      'Paydirt hesabınız için bir para çekme PIN’i belirlendi. Bunu siz yapmadıysanız giriş yapın, kodla başka bir PIN belirleyin ve giriş şifrenizi değiştirin.',
    fundPasswordChanged:
      'Paydirt para çekme PIN’iniz değiştirildi. Bunu siz yapmadıysanız giriş yapın, kodla başka bir PIN belirleyin ve giriş şifrenizi değiştirin.',
  },
} as const;
