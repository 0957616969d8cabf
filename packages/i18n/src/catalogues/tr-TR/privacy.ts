/** Texts of what is kept about a member, of taking it along, and of leaving. */
export const privacy = {
  title: 'Verileriniz',
  intro: 'Hakkınızda ne, neden ve ne kadar süre saklanıyor. Hepsini kaydedip hesabınızı silebilirsiniz.',
  keptTitle: 'Saklananlar',
  kept: {
    account: {
      title: 'Hesap',
      text: 'Ad, telefon, e-posta, ayarlar: sizi tanımak ve size ulaşmak için. Hesabınızı silene kadar. Bonus gibi bir kez aldıklarınız, telefon ve e-postanın tuzlanmış hash’iyle 90 gün daha saklanır.',
    },
    sessions: {
      title: 'Oturumlar ve cihazlar',
      text: 'Oturumunuzun açık olduğu yerler: görüp kapatabilmeniz için. Oturum 30 gün sonra biter, tanınan cihaz 180 gün sonra unutulur.',
    },
    security_events: {
      title: 'Güvenlik olayları',
      text: 'Yeni cihazlar, değişen şifreler, reddedilen kodlar: bir yabancıyı fark etmeniz için. Hesabınızı silene kadar.',
    },
    books: {
      title: 'Defter kayıtları',
      text: 'Oyun parasının her hareketi: her bakiye kanıtlanabilsin diye. Kalıcıdır; hesabınız silinince sizi değil bir numarayı gösterir.',
    },
    leases: {
      title: 'Kiralamalar ve siparişler',
      text: 'Kiraladıklarınız, aldıklarınız ve onayladıklarınız. Defterlerle birlikte, numara altında kalır.',
    },
    destinations: {
      title: 'Adresler ve banka hesapları',
      text: 'Hedef olarak girdiğiniz test değerleri. Hesabınızla birlikte silinir.',
    },
    community: {
      title: 'Gönderiler, yorumlar ve beğeniler',
      text: 'Başkaları için yazdıklarınız. Gönderilerinizin altındaki yorumlarla ve hesabınızla birlikte silinir.',
    },
    choices: {
      title: 'Gizledikleriniz, bildirdikleriniz, gönderdikleriniz',
      text: 'Gizli kalsın ve incelensin diye. Hesabınızla birlikte silinir.',
    },
    messages: {
      title: 'Mesajlar',
      text: 'Uygulamada size söylenenler ve okuduklarınız. Hesabınızla birlikte silinir.',
    },
    files: {
      title: 'Resimler',
      text: 'Yükledikleriniz. Kullanılmayanlar bir gün sonra, diğerleri hesabınızla birlikte silinir.',
    },
    outbox: {
      title: 'SMS ve e-postalar',
      text: 'Size gönderilecek olanlar, test paneli için. Hesabınızla birlikte silinir.',
    },
  },
  export: {
    title: 'Yanınıza alın',
    text: 'Her dosyayı açıklayan README ile tek arşiv. Programlar için JSON, tablolar için CSV.',
    both: 'JSON ve CSV kaydet',
    json: 'Yalnızca JSON kaydet',
    csv: 'Yalnızca CSV kaydet',
    done: 'Verileriniz {{name}} olarak kaydedildi.',
  },
  readMe: {
    title: 'Paydirt: hakkınızda saklanan her şey',
    text: '{{time}} itibarıyla. Tüm tutarlar oyun USDT’si, tüm saatler UTC’dir. CSV’de ilk satır sütunları adlandırır; JSON aynı adları kullanır.',
  },
  leave: {
    title: 'Hesabınızı silin',
    open: 'Hesabı sil',
    text: 'Hemen ve kalıcı olarak. Önce ne olacağını görürsünüz.',
    happens: 'Şimdi ne olur',
    returned: { one: '{{count}} makine iade edilir', other: '{{count}} makine iade edilir' },
    withdrawals: {
      one: 'Henüz ödenmemiş {{count}} para çekme durdurulur',
      other: 'Henüz ödenmemiş {{count}} para çekme durdurulur',
    },
    available: 'Kullanılabilir bakiye',
    income: 'Alınacak ve yoldaki gelir',
    fee: 'Para çekme ücreti, {{share}}',
    paidOut: 'Son bakiye',
    playMoney: 'Bu oyun parasıdır: hesapla birlikte silinir, başka yerde değeri yoktur.',
    gone: 'Adınız, telefonunuz, e-postanız, gönderileriniz, resimleriniz ve mesajlarınız her yerden silinir. Defter kayıtları bir numarayla kalır.',
    again:
      'Daha sonra aynı telefonla kaydolabilirsiniz. Kişi başına bir kez verilenler 90 gün sonra yeniden alınabilir.',
    codeHint: 'Az önce doğruladığınız kod ya da yenisi.',
    pin: 'Para çekme PIN’i',
    submit: 'Hesabımı kalıcı olarak sil',
    stay: 'Hesabı koru',
    done: 'Hesabınız silindi.',
    saveReceipt: 'Makbuzu kaydet',
  },
} as const;
